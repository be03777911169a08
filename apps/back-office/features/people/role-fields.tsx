import { userRoles, type RoleNumber } from '@sitewright/contract';
import { useTexts } from '../../texts/use-texts.ts';
import { CheckField } from '../../ui/check-field.tsx';
import { CheckGroup } from '../../ui/check-group.tsx';
import { peopleTexts as texts, roleHints, roleTexts } from './people-texts.ts';

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
  const hint = (role: RoleNumber): string | undefined => {
    const name = userRoles.nameOf(role);
    return name && write(roleHints[name]);
  };
  return (
    <CheckGroup
      label={write(texts.roles)}
      help={write(texts.rolesHelp)}
      error={isMissing ? write(texts.chooseRole) : undefined}
    >
      {inOrder(choices).map((role) => (
        <CheckField
          key={role}
          help={hint(role)}
          isSelected={roles.includes(role)}
          onChange={(isOn) =>
            onChange(isOn ? [...roles, role] : roles.filter((one) => one !== role))
          }
        >
          {named(role)}
        </CheckField>
      ))}
    </CheckGroup>
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

/** As the texts have them: those that are given most first. */
function inOrder(roles: readonly RoleNumber[]): readonly RoleNumber[] {
  const names = Object.keys(roleTexts);
  const place = (role: RoleNumber): number => names.indexOf(userRoles.nameOf(role) ?? '');
  return roles.toSorted((first, second) => place(first) - place(second));
}
