import { Search, X } from 'lucide-react';
import { useEffect, useState } from 'react';
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
  const [sent, setSent] = useState(value);
  const [previous, setPrevious] = useState(value);
  if (value !== previous) {
    setPrevious(value);
    // Somebody else changed it, such as the way back: what is typed follows.
    if (value !== sent) setTyped(value);
  }
  useEffect(() => {
    if (typed === value) return undefined;
    const timer = setTimeout(() => {
      setSent(typed);
      onSearch(typed);
    }, waitMs);
    return () => clearTimeout(timer);
  }, [typed, value, onSearch]);
  return (
    <AriaSearchField
      aria-label={label}
      value={typed}
      onChange={setTyped}
      onSubmit={onSearch}
      onClear={() => onSearch('')}
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
