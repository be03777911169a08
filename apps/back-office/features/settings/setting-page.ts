import type { SettingsGroupName } from '@sitewright/contract';
import type { ScreenText } from '../../texts/define-texts.ts';

/** How a setting is edited. */
export type SettingControl =
  | {
      readonly kind:
        | 'switch'
        | 'secret'
        | 'policy'
        | 'code'
        | 'country'
        | 'amount'
        | 'lines'
        | 'numbers'
        | 'place'
        | 'picture'
        | 'pages';
    }
  | {
      readonly kind:
        | 'hours'
        | 'share'
        | 'accounts'
        | 'rates'
        | 'questions'
        | 'parts'
        | 'plan-phrases';
    }
  | { readonly kind: 'text'; readonly isLong?: true; readonly suffix?: ScreenText }
  | { readonly kind: 'number'; readonly suffix?: ScreenText }
  | {
      readonly kind: 'choice';
      readonly choices: readonly { readonly value: string | number; readonly label: ScreenText }[];
    };

/** One setting as its screen shows it. */
export interface ShownSetting {
  readonly group: SettingsGroupName;
  readonly field: string;
  readonly label: ScreenText;
  readonly help?: ScreenText;
  readonly control: SettingControl;
  /** Shown only while this switch of the same group is on. */
  readonly onlyWith?: string;
  /** Shown only while this field of the same group has that value. */
  readonly onlyWhen?: { readonly field: string; readonly is: unknown };
}

/** Settings that belong together on a screen. */
export interface SettingPart {
  readonly title: ScreenText;
  readonly settings: readonly ShownSetting[];
  /** What is said while one of its fields is filled in and another, that it needs, is not. */
  readonly incomplete?: {
    readonly filled: Pick<ShownSetting, 'group' | 'field'>;
    readonly empty: Pick<ShownSetting, 'group' | 'field'>;
    readonly text: ScreenText;
  };
}

/** A screen of settings. */
export interface SettingPage {
  /** Last part of its address. */
  readonly path: string;
  readonly title: ScreenText;
  /** One line for the list of screens. */
  readonly summary: ScreenText;
  readonly parts: readonly SettingPart[];
}

/** Declares settings of one group, each by its field. */
export function settingsOf(
  group: SettingsGroupName,
  settings: readonly Omit<ShownSetting, 'group'>[],
): readonly ShownSetting[] {
  return settings.map((setting) => ({ group, ...setting }));
}

/** Name of a setting in a form; points would be read as nesting there. */
export function keyOf({ group, field }: { group: string; field: string }): string {
  return `${group}:${field}`;
}

/** What a choice is called on its screen; undefined for what is no choice. */
export function choiceLabel({ control }: ShownSetting, value: unknown): ScreenText | undefined {
  if (control.kind !== 'choice') return undefined;
  return control.choices.find((one) => one.value === value)?.label;
}
