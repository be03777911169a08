import { userRoles, type RoleNumber } from '@sitewright/contract';
import { useTexts } from '../../texts/use-texts.ts';
import { CheckField } from '../../ui/check-field.tsx';
import { peopleTexts as texts, roleTexts } from './people-texts.ts';

interface RoleFieldsProps {
  readonly choices: readonly RoleNumber[];
  readonly roles: readonly RoleNumber[];
  readonly onChange: (roles: readonly RoleNumber[]) => void;
  readonly isMissing: boolean;
}

/** The roles of somebody; several add up. */
export function RoleFields({ choices, roles, onChange, isMissing }: RoleFieldsProps) {
  const write = useTexts();
  const named = useRoleNames();
  return (
    <fieldset>
      <legend>{write(texts.roles)}</legend>
      {choices.map((role) => (
        <CheckField
          key={role}
          isSelected={roles.includes(role)}
          onChange={(isOn) =>
            onChange(isOn ? [...roles, role] : roles.filter((one) => one !== role))
          }
        >
          {named(role)}
        </CheckField>
      ))}
      {isMissing && <p role="alert">{write(texts.chooseRole)}</p>}
    </fieldset>
  );
}

/** How roles are called. */
export function useRoleNames(): (role: number) => string {
  const write = useTexts();
  return (role) => {
    const name = userRoles.nameOf(role);
    return name === undefined ? String(role) : write(roleTexts[name]);
  };
}
