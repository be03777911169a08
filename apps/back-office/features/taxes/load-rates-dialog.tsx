import { euVatCountries, PPM, usSalesTaxStates } from '@sitewright/commerce';
import type { TaxRatesChoice } from '@sitewright/contract';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useSite } from '../../app/office-context.ts';
import { useRead } from '../../data/use-read.ts';
import { useWrite } from '../../data/use-write.ts';
import { useTried } from '../../forms/use-tried.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { SwitchField } from '../../ui/check-field.tsx';
import { ChoiceField } from '../../ui/choice-field.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { NamesField } from '../../ui/names-field.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { Banner, PendingState } from '../../ui/states.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { useCountryName } from '../rules/country-field.tsx';
import { loadRatesTexts as texts } from './load-rates-texts.ts';
import classes from './load-rates.module.css';
import { guessRates, planRates, type RatesFields } from './plan-rates.ts';
import type { StoredTax } from './tax-fields.ts';

interface LoadRatesProps {
  readonly present: readonly StoredTax[];
  readonly onClose: () => void;
}

/** Loads rates of the European Union or of states of the USA, or renews what was loaded. */
export function LoadRatesDialog({ present, onClose }: LoadRatesProps) {
  const write = useTexts();
  const { identifier } = useSite();
  const read = useRead('GET /api/sites/:identifier/settings', { params: { identifier } });
  if (read.state === 'pending') {
    return (
      <Dialog isOpen title={write(texts.loadRates)} onClose={onClose}>
        <PendingState lines={4} />
      </Dialog>
    );
  }
  const settings = read.state === 'success' ? read.answer.settings : [];
  const country = settings.find(({ group, field }) => group === 'business' && field === 'country');
  const guessed = guessRates(present, typeof country?.value === 'string' ? country.value : '');
  return <LoadRatesForm present={present} guessed={guessed} onClose={onClose} />;
}

function LoadRatesForm({ present, guessed, onClose }: LoadRatesProps & { guessed: RatesFields }) {
  const write = useTexts();
  const { identifier } = useSite();
  const [fields, setFields] = useState(guessed);
  const [isInPrice, setInPrice] = useState(true);
  const [isTried, setTried] = useTried();
  const [failure, setFailure] = useState<string>();
  const change = (changes: Partial<RatesFields>) => setFields({ ...fields, ...changes });
  const load = useWrite('POST /api/sites/:identifier/tax-rates', {
    refreshes: ['GET /api/sites/:identifier/tax-rules'],
    onDone: ({ loaded, removed }) => {
      showToast({ message: write(texts.done, { loaded, removed }) });
      onClose();
    },
    onFailed: ({ message }) => setFailure(message),
  });
  const wrong = fields.states.filter((state) => !usSalesTaxStates.includes(state));
  const choice = toChoice(fields, isInPrice);
  const goOn = () => {
    setFailure(undefined);
    setTried(true);
    if (choice) load.run({ params: { identifier }, body: choice });
  };
  const stateError =
    wrong.length > 0
      ? write(texts.noSuchState, { states: wrong.join(', ') })
      : isTried && fields.states.length === 0
        ? write(texts.statesMissing)
        : undefined;
  return (
    <Dialog
      isOpen
      title={write(texts.loadRates)}
      onClose={onClose}
      actions={
        <>
          <Button onPress={onClose}>{write(texts.cancel)}</Button>
          <Button kind="primary" isPending={load.isRunning} onPress={goOn}>
            {write(texts.loadRates)}
          </Button>
        </>
      }
    >
      {failure !== undefined && <Banner tone="danger">{failure}</Banner>}
      <ChoiceField<RatesFields['area']>
        label={write(texts.which)}
        choices={(['EU', 'US'] as const).map((value) => ({ value, label: write(texts[value]) }))}
        value={fields.area}
        onChange={(area) => change({ area })}
      />
      {fields.area === 'EU' ? (
        <UnionFields
          fields={fields}
          change={change}
          isInPrice={isInPrice}
          onInPrice={setInPrice}
          isTried={isTried}
        />
      ) : (
        <NamesField
          label={write(texts.states)}
          help={write(texts.statesHelp)}
          value={fields.states}
          error={stateError}
          onChange={(names) => change({ states: names.map((name) => name.toUpperCase()) })}
        />
      )}
      {choice && <RatesPreview choice={choice} present={present} />}
    </Dialog>
  );
}

function UnionFields({
  fields,
  change,
  isInPrice,
  onInPrice,
  isTried,
}: {
  fields: RatesFields;
  change: (changes: Partial<RatesFields>) => void;
  isInPrice: boolean;
  onInPrice: (isInPrice: boolean) => void;
  isTried: boolean;
}) {
  const write = useTexts();
  const nameOf = useCountryName();
  const { locale } = useIntl();
  const countries = euVatCountries
    .map((value) => ({ value, label: nameOf(value) }))
    .toSorted((a, b) => a.label.localeCompare(b.label, locale));
  return (
    <>
      <SelectField
        label={write(texts.home)}
        choices={countries}
        value={fields.homeCountry || null}
        error={isTried && fields.homeCountry === '' ? write(texts.homeMissing) : undefined}
        onChange={(homeCountry) => change({ homeCountry })}
      />
      <SwitchField
        isSelected={fields.isOneStopShop}
        onChange={(isOneStopShop) => change({ isOneStopShop })}
        help={write(texts.oneStopHelp)}
      >
        {write(texts.oneStop)}
      </SwitchField>
      <SwitchField isSelected={isInPrice} onChange={onInPrice}>
        {write(texts.inPrice)}
      </SwitchField>
    </>
  );
}

/** Nothing is hidden: what comes, what changes, what goes and what stays. */
function RatesPreview({
  choice,
  present,
}: {
  choice: TaxRatesChoice;
  present: readonly StoredTax[];
}) {
  const write = useTexts();
  const intl = useIntl();
  const { added, changed, kept, removed, own } = planRates(choice, present);
  const percent = (ppm: number) =>
    intl.formatNumber(ppm / PPM, { style: 'percent', maximumFractionDigits: 4 });
  const names = changed.map(({ name, from, to }) => `${name}: ${percent(from)} → ${percent(to)}`);
  const lines = [
    added > 0 && write(texts.added, { count: added }),
    changed.length > 0 && write(texts.changed, { count: changed.length, names: names.join('; ') }),
    kept > 0 && write(texts.kept, { count: kept }),
    removed > 0 && write(texts.removed, { count: removed }),
    own > 0 && write(texts.own, { count: own }),
  ].filter((line) => line !== false);
  return (
    <section className={classes['preview']} aria-label={write(texts.preview)} aria-live="polite">
      <strong>{write(texts.preview)}</strong>
      <ul>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <p>{write(texts.lasts)}</p>
    </section>
  );
}

/** Undefined: something is missing or wrong. */
function toChoice(fields: RatesFields, isInPrice: boolean): TaxRatesChoice | undefined {
  const { area, homeCountry, isOneStopShop, states } = fields;
  if (area === 'EU') {
    if (homeCountry === '') return undefined;
    return { area, homeCountry, isOneStopShop, isIncludedInPrice: isInPrice };
  }
  const areKnown = states.every((state) => usSalesTaxStates.includes(state));
  return states.length > 0 && areKnown ? { area, states: [...states] } : undefined;
}
