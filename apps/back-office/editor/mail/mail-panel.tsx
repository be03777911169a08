import { placeholdersOf, type MailPartOf } from '@sitewright/contract';
import { useTexts } from '../../texts/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { showToast } from '../../ui/toast-store.ts';
import classes from '../editor.module.css';
import type { EditorStore } from '../store/editor-store.ts';
import { mailPartName, mailPartTexts as texts, placeholderText } from './mail-part-texts.ts';
import { useMailTest } from './use-mail-test.ts';

/** What a part of mails is, while nothing in it is chosen; and a mail with it to who edits it. */
export function MailPanel({
  part,
  store,
  mayEdit,
}: {
  readonly part: MailPartOf;
  readonly store: EditorStore;
  readonly mayEdit: boolean;
}) {
  const write = useTexts();
  const { send, isRunning } = useMailTest(part.kind ?? 'confirmed');
  // What was typed last is in it, too.
  const onTest = async () => {
    if (await store.flush()) send();
    else showToast({ tone: 'danger', message: write(texts.notSaved) });
  };
  return (
    <>
      <h2>{mailPartName(part, write)}</h2>
      <p className={classes['hint']}>{write(part.kind ? texts.inKind : texts.everywhere)}</p>
      <h3>{write(texts.placeholders)}</h3>
      <dl className={classes['names']}>
        {placeholdersOf(part).map((name) => (
          <div key={name}>
            <dt>
              <code>{`{${name}}`}</code>
            </dt>
            <dd>{placeholderText(name, write)}</dd>
          </div>
        ))}
      </dl>
      <p className={classes['hint']}>{write(texts.placeholdersHelp)}</p>
      {mayEdit && (
        <Button isPending={isRunning} onPress={() => void onTest()}>
          {write(texts.test)}
        </Button>
      )}
    </>
  );
}
