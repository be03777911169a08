import { Search, X } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { Group } from 'react-aria-components/Group';
import { Input } from 'react-aria-components/Input';
import { SearchField as AriaSearchField } from 'react-aria-components/SearchField';
import classes from './field.module.css';

const waitMs = 200;

/** A search that asks a moment after the last key. `/` brings the keyboard to it. */
export function SearchField({
  label,
  value,
  onSearch,
}: {
  label: string;
  /** What is searched for now. */
  value: string;
  onSearch: (text: string) => void;
}) {
  const [typed, setTyped] = useState(value);
  const [previous, setPrevious] = useState(value);
  // What was asked for and has not come back as the value yet, the latest at the end.
  const [asked, setAsked] = useState<readonly string[]>([]);
  if (value !== previous) {
    setPrevious(value);
    const answered = asked.indexOf(value);
    setAsked(answered === -1 ? [] : asked.slice(answered + 1));
    // Nobody asked for it here, such as the way back: what is typed follows.
    if (answered === -1) setTyped(value);
  }
  const latest = asked.at(-1) ?? value;
  const ask = (text: string) => {
    if (text === latest) return;
    setAsked((before) => [...before, text]);
    onSearch(text);
  };
  const askOnTime = useEffectEvent(ask);
  useEffect(() => {
    if (typed === latest) return undefined;
    const timer = setTimeout(() => askOnTime(typed), waitMs);
    return () => clearTimeout(timer);
  }, [typed, latest]);
  return (
    <AriaSearchField
      aria-label={label}
      value={typed}
      onChange={setTyped}
      onSubmit={ask}
      onClear={() => ask('')}
    >
      <Group className={classes['group']}>
        <span className={classes['affix']}>
          <Search size={16} aria-hidden="true" />
        </span>
        <Input data-search placeholder={label} className={classes['input']} />
        {typed !== '' && (
          <Button className={classes['affix'] ?? ''}>
            <X size={16} aria-hidden="true" />
          </Button>
        )}
      </Group>
    </AriaSearchField>
  );
}
