import { Circle, CircleCheck, ExternalLink } from 'lucide-react';
import { useEffect } from 'react';
import { Link } from 'react-aria-components/Link';
import type { CallAnswer, SetUpTask } from '@sitewright/contract';
import { useSite } from '../../app/office-context.ts';
import { visitHref } from '../../frame/visit-href.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/page.tsx';
import classes from './home.module.css';
import { setUpTaskTexts, setUpTexts as texts } from './set-up-tasks.ts';
import { useSetUp } from './use-set-up.ts';

/** The shop is looked at so often: what came from elsewhere, such as an order, goes by itself. */
const lookEveryMs = 15_000;

/** What the shop lacks; nothing once it has sold. */
export function SetUpCard() {
  const write = useTexts();
  const { may } = useSite();
  const read = useSetUp();
  const { refetch } = read.state === 'pending' ? { refetch: undefined } : read;
  const isOver = read.state === 'success' && read.answer.sold === 'real';
  useEffect(() => {
    if (isOver || !refetch) return undefined;
    const timer = setInterval(() => document.hidden || refetch(), lookEveryMs);
    return () => clearInterval(timer);
  }, [isOver, refetch]);
  if (read.state !== 'success') return null;
  const { sold, takesMoney, tasks } = read.answer;
  const isTried = sold === 'trial' && !takesMoney && may('edit-payment-settings');
  // Taking money is what comes next, and stands above the rest.
  const listed = isTried ? tasks.filter(({ task }) => task !== 'money') : tasks;
  return (
    <>
      {isTried && <TriedCard />}
      <TaskList tasks={listed} title={write(sold === 'trial' ? texts.rest : texts.title)} />
    </>
  );
}

/** After the first test order. */
function TriedCard() {
  const write = useTexts();
  const { href } = useSite();
  return (
    <Card title={write(texts.tested)}>
      <p className={classes['muted']}>{write(texts.testedText)}</p>
      <div>
        <ButtonLink kind="primary" isSmall href={href('settings/payments')}>
          {write(texts.takeMoney)}
        </ButtonLink>
      </div>
    </Card>
  );
}

type Tasks = CallAnswer<'GET /api/sites/:identifier/set-up'>['tasks'];

function TaskList({ tasks, title }: { tasks: Tasks; title: string }) {
  const write = useTexts();
  const missing = tasks.filter(({ state }) => state === 'missing');
  if (missing.length === 0) return null;
  const needed = tasks.filter(({ state }) => state !== 'idle');
  const finished = needed.filter(({ state }) => state === 'done');
  const done = finished.length;
  const count = write(texts.count, { done: String(done), all: String(needed.length) });
  return (
    <Card title={title} actions={<span className={classes['muted']}>{count}</span>}>
      <progress
        className={classes['progress']}
        max={needed.length}
        value={done}
        aria-label={title}
      />
      <ul className={classes['tasks']}>
        {missing.map(({ task }) => (
          <li key={task} className={classes['task']}>
            <Circle size={18} aria-hidden="true" />
            <span>
              <TaskName task={task} />
              <small>{write(setUpTaskTexts[task].why)}</small>
            </span>
          </li>
        ))}
        {finished.map(({ task }) => (
          <li key={task} className={classes['task']} data-done>
            <CircleCheck size={18} aria-hidden="true" />
            <span>
              {write(setUpTaskTexts[task].name)}
              <small>{write(texts.done)}</small>
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** A way to where it is done, for who may do it. */
function TaskName({ task }: { task: SetUpTask }) {
  const write = useTexts();
  const site = useSite();
  const { name, path, permission } = setUpTaskTexts[task];
  if (!site.may(permission)) return write(name);
  if (path !== 'visit') return <Link href={site.href(path)}>{write(name)}</Link>;
  return (
    <a href={visitHref(site)} target="_blank" rel="noreferrer">
      {write(name)} <ExternalLink size={14} aria-hidden="true" />
    </a>
  );
}
