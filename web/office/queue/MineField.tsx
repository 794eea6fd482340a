import { useTexts } from '#web/i18n/LanguageProvider.tsx';
import { officeTexts } from '#web/office/office.texts.ts';
import { CheckboxField } from '#web/ui/CheckboxField.tsx';

/** A filter for entries assigned to the reader. */
export function MineField({ value }: { value: string }) {
  const t = useTexts(officeTexts);
  return <CheckboxField name="mine" label={t.mineOnly} defaultChecked={value === 'Yes'} />;
}
