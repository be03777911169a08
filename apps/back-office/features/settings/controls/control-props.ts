/** What the control of a setting is given. The value is what the server sent for it. */
export interface ControlProps {
  readonly label: string;
  readonly help?: string | undefined;
  readonly error?: string | undefined;
  readonly value: unknown;
  readonly onChange: (value: unknown) => void;
  /** A role that may read it and not change it. */
  readonly isDisabled: boolean;
}
