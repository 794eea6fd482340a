import { useTexts } from '#web/i18n/LanguageProvider.tsx';
import { PasswordField } from '#web/ui/PasswordField.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { officeTexts } from './office.texts.ts';
import { doorTexts } from './pages/door.texts.ts';

type Field = (name: 'password' | 'factor') => {
  name: string;
  id: string;
  defaultValue: string;
  error: string | undefined;
};

/** Fields for password and code, required again before a step that is hard to undo. */
export function Proof({ field }: { field: Field }) {
  const d = useTexts(doorTexts);
  const t = useTexts(officeTexts);
  return (
    <>
      <PasswordField
        {...field('password')}
        label={d.password}
        showLabel={d.show}
        autoComplete="current-password"
        required
      />
      <TextField {...field('factor')} label={t.code} autoComplete="one-time-code" inputMode="numeric" required />
    </>
  );
}
