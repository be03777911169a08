import { connectedAccounts } from '@sitewright/commerce';
import { defineTexts } from '../../../texts/define-texts.ts';
import { useTexts } from '../../../texts/use-texts.ts';
import { SelectField } from '../../../ui/select-field.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { ListControl } from './list-control.tsx';
import type { ControlProps } from './control-props.ts';

const texts = defineTexts({
  service: { en: 'Service', de: 'Dienst' },
  email: { en: 'Email', de: 'E-Mail' },
  other: { en: 'Another one', de: 'Ein anderer' },
  name: { en: 'Its name', de: 'Sein Name' },
  address: { en: 'Address', de: 'Adresse' },
});

type Known = (typeof connectedAccounts.names)[number];

/** What services call themselves, in every language. */
const brands: Readonly<Record<Exclude<Known, 'email'>, string>> = {
  twitter: 'X (Twitter)',
  foursquare: 'Foursquare',
  instagram: 'Instagram',
  flickr: 'Flickr',
  fivehundredpix: '500px',
};

/** A number is a reserved id of another product, whose name is not known here. */
interface Account {
  serviceId?: Known | number | undefined;
  serviceName: string;
  screenname?: string | undefined;
  profileUrl: string;
}

const isKnown = (id: Account['serviceId']): id is Known => typeof id === 'string';

/** Accounts elsewhere; what else is stored of one stays. SOCL-04, CONN-08 */
export function AccountsControl({ label, value, onChange }: ControlProps) {
  const write = useTexts();
  const nameOf = (id: Known) => (id === 'email' ? write(texts.email) : brands[id]);
  const choices: { value: Known | 'other'; label: string }[] = [
    ...connectedAccounts.names.map((id) => ({ value: id, label: nameOf(id) })),
    { value: 'other', label: write(texts.other) },
  ];
  const take = (chosen: Known | 'other'): Partial<Account> =>
    chosen === 'other'
      ? { serviceId: undefined, screenname: undefined, serviceName: '' }
      : { serviceId: chosen, serviceName: chosen, screenname: nameOf(chosen) };
  return (
    <ListControl<Account>
      label={label}
      lines={value as Account[]}
      onChange={onChange}
      empty={() => ({ serviceName: '', profileUrl: 'https://' })}
      nameOf={({ screenname, serviceName }, index) =>
        screenname || serviceName || String(index + 1)
      }
      fields={(line, change) => (
        <>
          <SelectField<Known | 'other'>
            label={write(texts.service)}
            choices={choices}
            value={isKnown(line.serviceId) ? line.serviceId : 'other'}
            onChange={(chosen) => change(take(chosen))}
          />
          {!isKnown(line.serviceId) && (
            <TextField
              label={write(texts.name)}
              value={line.serviceName}
              onChange={(serviceName) => change({ serviceName })}
            />
          )}
          <TextField
            label={write(texts.address)}
            value={line.profileUrl}
            onChange={(profileUrl) => change({ profileUrl })}
          />
        </>
      )}
    />
  );
}
