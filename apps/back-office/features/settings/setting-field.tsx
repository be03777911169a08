import type { ReactElement } from 'react';
import { useTexts } from '../../texts/use-texts.ts';
import type { ControlProps } from './controls/control-props.ts';
import { AccountsControl } from './controls/accounts-control.tsx';
import { QuestionsControl, RatesControl } from './controls/list-settings.tsx';
import {
  AmountControl,
  ChoiceControl,
  CodeControl,
  CountryControl,
  LinesControl,
  NumberControl,
  NumbersControl,
  SecretControl,
  SwitchControl,
  TextControl,
} from './controls/plain-settings.tsx';
import { PlanPhrasesControl } from './controls/plan-phrases.tsx';
import { PagesControl } from './controls/pages-control.tsx';
import { PictureControl } from './controls/picture-control.tsx';
import { PolicyControl } from './controls/policy-control.tsx';
import {
  HoursControl,
  PartsControl,
  PlaceControl,
  ShareControl,
} from './controls/record-settings.tsx';
import type { ShownSetting } from './setting-page.ts';

interface SettingFieldProps extends Omit<ControlProps, 'label' | 'help'> {
  readonly setting: ShownSetting;
  /** Of a secret: whether there is one. */
  readonly isSet: boolean;
}

/** The control of one setting. */
export function SettingField({ setting, isSet, ...rest }: SettingFieldProps): ReactElement {
  const write = useTexts();
  const { control } = setting;
  const props: ControlProps = {
    ...rest,
    label: write(setting.label),
    help: setting.help && write(setting.help),
  };
  switch (control.kind) {
    case 'switch':
      return <SwitchControl {...props} />;
    case 'text':
      return <TextControl {...props} isLong={control.isLong ?? false} suffix={control.suffix} />;
    case 'policy':
      return <PolicyControl {...props} />;
    case 'code':
      return <CodeControl {...props} />;
    case 'country':
      return <CountryControl {...props} />;
    case 'number':
      return <NumberControl {...props} suffix={control.suffix} />;
    case 'choice':
      return <ChoiceControl {...props} choices={control.choices} />;
    case 'secret':
      return <SecretControl {...props} isSet={isSet} />;
    case 'amount':
      return <AmountControl {...props} />;
    case 'lines':
      return <LinesControl {...props} />;
    case 'numbers':
      return <NumbersControl {...props} />;
    case 'pages':
      return <PagesControl {...props} />;
    case 'picture':
      return <PictureControl {...props} />;
    case 'hours':
      return <HoursControl {...props} />;
    case 'place':
      return <PlaceControl {...props} />;
    case 'share':
      return <ShareControl {...props} />;
    case 'accounts':
      return <AccountsControl {...props} />;
    case 'rates':
      return <RatesControl {...props} />;
    case 'questions':
      return <QuestionsControl {...props} />;
    case 'plan-phrases':
      return <PlanPhrasesControl {...props} />;
    case 'parts':
      return <PartsControl {...props} />;
  }
}
