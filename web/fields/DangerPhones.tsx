import { helplineHref } from '#contract/dial.ts';
import { DANGER_PHONES } from '#contract/quiet-word.ts';
import { useLanguage } from '#web/i18n/LanguageProvider.tsx';
import { dangerPhones } from '#words/danger-phones.ts';
import { labelIn } from '#words/label.ts';
import { digits } from '#words/numbers.ts';

/** India's emergency numbers as call links. */
export function DangerPhones() {
  const language = useLanguage();
  return (
    <ul>
      {DANGER_PHONES.map((phone) => (
        <li key={phone}>
          <a href={helplineHref({ phoneCode: '', phone })}>{digits(phone, language)}</a>{' '}
          {labelIn(dangerPhones[phone], language)}
        </li>
      ))}
    </ul>
  );
}
