import { CALL_MINUTES } from '#contract/staff/calls.ts';
import { useLanguage, useTexts } from '#web/i18n/LanguageProvider.tsx';
import { callsTexts } from '#web/office/pages/calls.texts.ts';
import { SelectField } from '#web/ui/SelectField.tsx';
import { number } from '#words/numbers.ts';

interface Props {
  name: string;
  id: string;
  defaultValue: string;
  error: string | undefined;
}

/** An optional field for the approximate length of a call. */
export function MinutesField(field: Props) {
  const t = useTexts(callsTexts);
  const language = useLanguage();
  const options = CALL_MINUTES.map((value) => ({ value, label: t.minutes(number(Number(value), language)) }));
  return <SelectField {...field} label={t.howLong} placeholder={t.notSaid} options={options} />;
}
