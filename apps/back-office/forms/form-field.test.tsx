// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useForm } from 'react-hook-form';
import { afterEach, expect, it } from 'vitest';
import { FormField } from './form-field.tsx';

afterEach(cleanup);

interface Fields {
  name: string;
  zone: { country: string };
  places: { code: string }[];
}

it('what is wrong with a part of a value is told at its field', async () => {
  function Form() {
    const { control, handleSubmit } = useForm<Fields>({
      defaultValues: { name: '', zone: { country: '' }, places: [{ code: 'a' }, { code: '' }] },
      resolver: () => ({
        values: {},
        errors: {
          zone: { country: { type: 'custom', message: 'Choose a country.' } },
          places: [undefined, { code: { type: 'custom', message: 'Too short.' } }],
        },
      }),
    });
    return (
      <form onSubmit={(event) => void handleSubmit(() => {})(event)}>
        {(['name', 'zone', 'places'] as const).map((name) => (
          <FormField
            key={name}
            control={control}
            name={name}
            render={({ error }) => <p>{`${name}: ${error ?? 'fine'}`}</p>}
          />
        ))}
        <button type="submit">Save</button>
      </form>
    );
  }
  render(<Form />);
  expect(screen.getByText('zone: fine')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText('zone: Choose a country.');
  expect(screen.getByText('name: fine')).toBeTruthy();
  expect(screen.getByText('places: Too short.')).toBeTruthy();
});
