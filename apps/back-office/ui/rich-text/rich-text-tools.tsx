import { useEditorState, type Editor } from '@tiptap/react';
import {
  Bold,
  Code,
  Heading2,
  Heading3,
  Italic,
  Link,
  List,
  ListOrdered,
  Quote,
  Redo2,
  Undo2,
  type LucideIcon,
} from 'lucide-react';
import { useContext, useState } from 'react';
import { ToggleButton } from 'react-aria-components/ToggleButton';
import { Toolbar } from 'react-aria-components/Toolbar';
import { useTexts } from '../../texts/use-texts.ts';
import { LinkEditorContext } from './link-editor-context.ts';
import { richTextTexts as texts } from './rich-text-texts.ts';
import { readTextLink, removeTextLink, writeTextLink } from './text-link.ts';
import classes from './rich-text.module.css';

type Name = Exclude<
  keyof typeof texts,
  'tools' | 'isSource' | 'picturesLeft' | 'namedPicturesLeft' | 'pasteTooLong'
>;

interface Tool {
  readonly name: Name;
  readonly icon: LucideIcon;
  readonly run: (editor: Editor) => void;
  readonly isOn?: (editor: Editor) => boolean;
}

const tools: readonly Tool[] = [
  {
    name: 'bold',
    icon: Bold,
    run: (editor) => editor.chain().focus().toggleBold().run(),
    isOn: (editor) => editor.isActive('bold'),
  },
  {
    name: 'italic',
    icon: Italic,
    run: (editor) => editor.chain().focus().toggleItalic().run(),
    isOn: (editor) => editor.isActive('italic'),
  },
  {
    name: 'heading',
    icon: Heading2,
    run: (editor) => editor.chain().focus().toggleHeading({ level: 2 }).run(),
    isOn: (editor) => editor.isActive('heading', { level: 2 }),
  },
  {
    name: 'subheading',
    icon: Heading3,
    run: (editor) => editor.chain().focus().toggleHeading({ level: 3 }).run(),
    isOn: (editor) => editor.isActive('heading', { level: 3 }),
  },
  {
    name: 'bullets',
    icon: List,
    run: (editor) => editor.chain().focus().toggleBulletList().run(),
    isOn: (editor) => editor.isActive('bulletList'),
  },
  {
    name: 'numbers',
    icon: ListOrdered,
    run: (editor) => editor.chain().focus().toggleOrderedList().run(),
    isOn: (editor) => editor.isActive('orderedList'),
  },
  {
    name: 'quote',
    icon: Quote,
    run: (editor) => editor.chain().focus().toggleBlockquote().run(),
    isOn: (editor) => editor.isActive('blockquote'),
  },
  { name: 'undo', icon: Undo2, run: (editor) => editor.chain().focus().undo().run() },
  { name: 'redo', icon: Redo2, run: (editor) => editor.chain().focus().redo().run() },
];

/** What can be done with the text that is marked. */
export function RichTextTools({
  editor,
  isSource,
  onSource,
}: {
  editor: Editor;
  isSource: boolean;
  onSource: () => void;
}) {
  const write = useTexts();
  const showLinkEditor = useContext(LinkEditorContext);
  const [isLinking, setLinking] = useState(false);
  const on = useEditorState({
    editor,
    selector: ({ editor: current }) => [
      ...tools.filter(({ isOn }) => isOn?.(current)).map(({ name }) => name),
      ...(current.isActive('link') ? ['link'] : []),
    ],
  });
  const toggle = (name: Name, Icon: LucideIcon, isOn: boolean, run: () => void) => (
    <ToggleButton
      key={name}
      className={classes['tool'] ?? ''}
      aria-label={write(texts[name])}
      isSelected={isOn}
      onChange={run}
    >
      <Icon size={16} aria-hidden="true" />
    </ToggleButton>
  );
  return (
    <>
      <Toolbar aria-label={write(texts.tools)} className={classes['tools'] ?? ''}>
        {!isSource &&
          tools.map(({ name, icon, run }) =>
            toggle(name, icon, on.includes(name), () => run(editor)),
          )}
        {!isSource && toggle('link', Link, on.includes('link'), () => setLinking(!isLinking))}
        {toggle('source', Code, isSource, onSource)}
      </Toolbar>
      {isLinking &&
        !isSource &&
        showLinkEditor?.({
          value: readTextLink(editor),
          onSave: (link) => writeTextLink(editor, link),
          onRemove: () => removeTextLink(editor),
          onClose: () => setLinking(false),
        })}
    </>
  );
}
