import { useTexts } from '#web/i18n/LanguageProvider.tsx';
import { officeTexts } from '#web/office/office.texts.ts';
import { CheckboxField } from '#web/ui/CheckboxField.tsx';

/** The filter of a list by what is assigned to oneself. */
export function MineField({ value }: { value: string }) {
  const t = useTexts(officeTexts);
  return <CheckboxField name="mine" label={t.mineOnly} defaultChecked={value === 'Yes'} />;
}
