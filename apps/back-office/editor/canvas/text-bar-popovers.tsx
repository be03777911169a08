import { Asterisk, Baseline, Smile, type LucideIcon } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Button as AriaButton } from 'react-aria-components/Button';
import { Dialog, DialogTrigger } from 'react-aria-components/Dialog';
import { Popover } from 'react-aria-components/Popover';
import { useSite } from '../../app/office-context.ts';
import { useRead } from '../../data/use-read.ts';
import { languageOf, useTexts } from '../../texts/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { ColorPicker } from '../../ui/color-picker.tsx';
import floating from '../../ui/floating.module.css';
import { focusFirst } from '../../ui/focus-first.ts';
import { emojis } from '../../ui/rich-text/extensions/emoji-list.ts';
import { longestFootnote } from '../../ui/rich-text/text-choices.ts';
import { TextField } from '../../ui/text-field.tsx';
import type { TextSession } from '../frame/frame-api.ts';
import classes from './canvas.module.css';
import { textBarTexts as texts } from './text-bar-texts.ts';

/** A button whose panel closes with Escape, and gives the keyboard back to the text. */
function PopoverTool({
  label,
  icon: Icon,
  isOn = false,
  session,
  children,
}: {
  label: string;
  icon: LucideIcon;
  isOn?: boolean;
  session: TextSession;
  children: (close: () => void) => ReactNode;
}) {
  return (
    <DialogTrigger onOpenChange={(isOpen) => !isOpen && session.focus()}>
      <AriaButton
        className={classes['barTool'] ?? ''}
        aria-label={label}
        {...(isOn && { 'data-on': true })}
      >
        <Icon size={16} aria-hidden="true" />
      </AriaButton>
      <Popover className={floating['popover'] ?? ''}>
        <Dialog aria-label={label} className={classes['barPanel'] ?? ''}>
          {({ close }) => children(close)}
        </Dialog>
      </Popover>
    </DialogTrigger>
  );
}

/** The colour of letters: those of the site, or any. */
export function InkTool({ session }: { session: TextSession }) {
  const write = useTexts();
  const { identifier } = useSite();
  const read = useRead('GET /api/sites/:identifier/palette', { params: { identifier } });
  const palette = read.state === 'success' ? read.answer.colors : [];
  const ink = session.ink();
  return (
    <PopoverTool
      label={write(texts.ink)}
      icon={Baseline}
      isOn={ink !== undefined}
      session={session}
    >
      {(close) => (
        <>
          <ColorPicker
            value={ink ?? ''}
            palette={palette}
            text={undefined}
            onChange={(color) => session.setInk(color)}
          />
          <Button
            isSmall
            isDisabled={ink === undefined}
            onPress={() => {
              session.setInk(undefined);
              close();
            }}
          >
            {write(texts.noInk)}
          </Button>
        </>
      )}
    </PopoverTool>
  );
}

/** Puts a footnote in, or changes the chosen one. */
export function FootnoteTool({ session }: { session: TextSession }) {
  const write = useTexts();
  return (
    <PopoverTool
      label={write(texts.footnote)}
      icon={Asterisk}
      isOn={session.footnote() !== undefined}
      session={session}
    >
      {(close) => <FootnoteForm session={session} onClose={close} />}
    </PopoverTool>
  );
}

function FootnoteForm({ session, onClose }: { session: TextSession; onClose: () => void }) {
  const write = useTexts();
  const [words, setWords] = useState(() => session.footnote() ?? '');
  const isThere = session.footnote() !== undefined;
  const save = (to: string) => {
    session.setFootnote(to);
    onClose();
  };
  return (
    <>
      <TextField
        isLong
        rows={3}
        inputRef={focusFirst}
        label={write(texts.footnoteWords)}
        value={words}
        maxLength={longestFootnote}
        onChange={setWords}
      />
      <div className={classes['barActs']}>
        <Button kind="primary" isSmall isDisabled={words.trim() === ''} onPress={() => save(words)}>
          {write(texts.save)}
        </Button>
        {isThere && (
          <Button isSmall onPress={() => save('')}>
            {write(texts.remove)}
          </Button>
        )}
      </div>
    </>
  );
}

/** Small pictures among letters. */
export function EmojiTool({ session }: { session: TextSession }) {
  const write = useTexts();
  const language = languageOf(useIntl().locale);
  return (
    <PopoverTool label={write(texts.emoji)} icon={Smile} session={session}>
      {(close) => (
        <>
          <div className={classes['emojis']}>
            {emojis.map(({ picture, name }) => (
              <button
                key={picture}
                type="button"
                aria-label={name[language]}
                title={`:${name[language]}:`}
                onClick={() => {
                  close();
                  session.insert(picture);
                }}
              >
                {picture}
              </button>
            ))}
          </div>
          <p className={classes['barNote']}>{write(texts.emojiHelp)}</p>
        </>
      )}
    </PopoverTool>
  );
}
