import type { Address } from '@sitewright/contract';
import { useSite } from '../../app/office-context.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import desk from '../desk/desk.module.css';
import { AddressFields, emptyAddress } from '../sale-lines/address-fields.tsx';
import { draftTexts as texts } from './draft-texts.ts';

const words = {
  shippingAddress: { title: texts.address, add: texts.addAddress, drop: texts.dropAddress },
  billingAddress: { title: texts.billing, add: texts.addBilling, drop: texts.dropBilling },
} as const;

/** One of the two addresses, or a button while there is none. */
export function AgreedAddress({
  kind,
  value,
  onChange,
  errors,
}: {
  kind: keyof typeof words;
  value: Address | null;
  onChange: (address: Address | null) => void;
  /** Of the whole draft, by path. */
  errors: Readonly<Record<string, string>>;
}) {
  const write = useTexts();
  const { locale } = useSite();
  const { title, add, drop } = words[kind];
  if (!value) {
    return (
      <div>
        <Button isSmall onPress={() => onChange(emptyAddress(locale))}>
          {write(add)}
        </Button>
      </div>
    );
  }
  return (
    <fieldset className={desk['form']}>
      <legend className={desk['strong']}>{write(title)}</legend>
      <AddressFields value={value} onChange={onChange} errors={partsOf(errors, kind)} />
      <div>
        <Button isSmall onPress={() => onChange(null)}>
          {write(drop)}
        </Button>
      </div>
    </fieldset>
  );
}

/** `changes.shippingAddress.to.city` and `content.shippingAddress.city` are about the city. */
function partsOf(
  errors: Readonly<Record<string, string>>,
  kind: keyof typeof words,
): Record<string, string> {
  const about = Object.entries(errors).filter(([path]) => path.split('.').includes(kind));
  return Object.fromEntries(about.map(([path, text]) => [path.split('.').at(-1) ?? '', text]));
}
