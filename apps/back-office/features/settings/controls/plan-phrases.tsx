import { planPhraseKeys } from '@sitewright/contract';
import { defineTexts } from '../../../texts/define-texts.ts';
import { useTexts } from '../../../texts/use-texts.ts';
import { SelectField } from '../../../ui/select-field.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { ListControl } from './list-control.tsx';
import type { ControlProps } from './control-props.ts';

const texts = defineTexts({
  plan: { en: 'Plan', de: 'Abo' },
  text: { en: 'Words', de: 'Wörter' },
  help: {
    en: '{price}, {billingPeriodValue} and {duration} stand for what belongs there.',
    de: '{price}, {billingPeriodValue} und {duration} stehen für das, was dorthin gehört.',
  },
  singlePrice: { en: 'one price', de: 'ein Preis' },
  multiplePrices: { en: 'several prices', de: 'mehrere Preise' },
  every: { en: 'every {time}', de: 'alle {time}' },
  indefinite: { en: 'without an end', de: 'ohne Ende' },
  limited: { en: 'for {time}', de: 'für {time}' },
  '1Week': { en: '1 week', de: '1 Woche' },
  nWeek: { en: 'several weeks', de: 'mehrere Wochen' },
  '1Month': { en: '1 month', de: '1 Monat' },
  nMonth: { en: 'several months', de: 'mehrere Monate' },
  '1Year': { en: '1 year', de: '1 Jahr' },
  nYear: { en: 'several years', de: 'mehrere Jahre' },
});

interface Phrase {
  phrase: string;
  text: string;
}

/** How the price of each kind of plan is said. */
export function PlanPhrasesControl({ label, value, onChange }: ControlProps) {
  const nameOf = usePlanNames();
  const write = useTexts();
  const lines = value as Phrase[];
  const taken = new Set(lines.map(({ phrase }) => phrase));
  return (
    <ListControl<Phrase>
      label={label}
      lines={lines}
      onChange={onChange}
      empty={() => ({ phrase: planPhraseKeys.find((key) => !taken.has(key)) ?? '', text: '' })}
      nameOf={({ phrase }) => nameOf(phrase)}
      fields={(line, change) => (
        <>
          <SelectField
            label={write(texts.plan)}
            choices={planPhraseKeys
              .filter((key) => key === line.phrase || !taken.has(key))
              .map((key) => ({ value: key, label: nameOf(key) }))}
            value={line.phrase}
            onChange={(phrase) => change({ phrase })}
          />
          <TextField
            label={write(texts.text)}
            help={write(texts.help, {
              price: '{price}',
              billingPeriodValue: '{billingPeriodValue}',
              duration: '{duration}',
            })}
            value={line.text}
            onChange={(text) => change({ text })}
          />
        </>
      )}
    />
  );
}

const isText = (name: string): name is keyof typeof texts => Object.hasOwn(texts, name);

/** `productPrice__singlePrice__1Weekly__limited__nMonths`: one price, every week, for months. */
function usePlanNames(): (key: string) => string {
  const write = useTexts();
  const word = (name: string) => (isText(name) ? write(texts[name]) : name);
  return (key) => {
    const [, prices = '', every = '', kind = '', length = ''] = key.split('__');
    const end =
      kind === 'limited'
        ? write(texts.limited, { time: word(length.replace(/s$/, '')) })
        : word(kind);
    return `${word(prices)}, ${write(texts.every, { time: word(every.replace(/ly$/, '')) })}, ${end}`;
  };
}
