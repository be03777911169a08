import type { SignUpPlace } from '@sitewright/contract';
import { useTexts } from '../../texts/use-texts.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/page.tsx';
import type { Lists } from './mailing-list.ts';
import classes from './mailing-lists.module.css';
import { mailingListTexts as texts } from './mailing-list-texts.ts';

const helpOf = {
  checkout: texts.checkoutHelp,
  restock: texts.restockHelp,
  page: texts.pageHelp,
} as const;

/** Each place where people sign up, with its list. */
export function PlacesCard({
  listed,
  onChoose,
}: {
  listed: Lists;
  onChoose: (place: SignUpPlace) => void;
}) {
  const write = useTexts();
  return (
    <Card title={write(texts.places)}>
      <ul className={classes['lines']}>
        {listed.places.map(({ place, listId }) => {
          const name = listed.lists.find(({ id }) => id === listId)?.name;
          return (
            <li key={place} className={classes['line']}>
              <div className={classes['words']}>
                <span>
                  {write(texts[place])}{' '}
                  <Badge tone={name === undefined ? 'neutral' : 'success'}>
                    {name ?? write(texts.noList)}
                  </Badge>
                </span>
                <span className={classes['muted']}>
                  {write(helpOf[place], { url: listed.pageUrl ?? '/newsletter' })}
                </span>
              </div>
              <Button
                isSmall
                aria-label={write(texts.chooseOf, { place: write(texts[place]) })}
                onPress={() => onChoose(place)}
              >
                {write(texts.choose)}
              </Button>
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
