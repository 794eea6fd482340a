import { useLocation } from 'react-router';
import { LANGUAGES } from '#contract/choices.ts';
import { keepLanguage } from '#web/api/session.ts';
import { loadBengali } from '#web/i18n/bengali.ts';
import { useLanguage } from '#web/i18n/LanguageProvider.tsx';
import { LanguageSwitch } from '#web/ui/LanguageSwitch.tsx';

const NAMES = { en: 'English', bn: 'বাংলা' };

/** English | বাংলা. Without JavaScript each is a link that sets the cookie and comes back. */
export function LanguageLinks({ label }: { label: string }) {
  const { pathname, search } = useLocation();
  const choices = LANGUAGES.map((code) => ({
    code,
    name: NAMES[code],
    href: `/language?${new URLSearchParams({ to: code, back: pathname + search })}`,
  }));
  const choose = async (chosen: string) => {
    const language = LANGUAGES.find((code) => code === chosen);
    // Without the Bengali sentences the page still speaks Bengali; only answers stay in English.
    if (language === 'bn') await loadBengali().catch(() => {});
    if (language) keepLanguage(language);
  };
  return <LanguageSwitch label={label} current={useLanguage()} choices={choices} onChoose={choose} />;
}
