import { useLanguage, useTexts } from '#web/i18n/LanguageProvider.tsx';
import { useDesk } from '#web/office/desk.ts';
import { nearOptions } from '#web/office/near.ts';
import { officeTexts } from '#web/office/office.texts.ts';
import { SelectField } from '#web/ui/SelectField.tsx';

/** A filter by place, the reader's own place first. Renders nothing if the office has no places. */
export function NearField({ value }: { value: string }) {
  const t = useTexts(officeTexts);
  const language = useLanguage();
  const { places, nearId } = useDesk();
  if (places.length === 0) return null;
  const ownFirst = [...places].sort((one, other) => Number(other.id === nearId) - Number(one.id === nearId));
  return (
    <SelectField
      name="near"
      label={t.near}
      defaultValue={value}
      placeholder={t.everywhere}
      options={nearOptions(ownFirst, language)}
    />
  );
}
