import type { MouseEvent, ReactNode } from 'react';
import { useLocation } from 'react-router';
import { keepLanguage } from '#web/api/session.ts';
import { useLanguage } from '#web/i18n/LanguageProvider.tsx';
import { loadBengali } from '#web/i18n/message.ts';

/**
 * A link to the other language, labelled in that language or with the given English text. Without JavaScript it sets
 * the cookie and returns.
 */
export function LanguageLink({ children }: { children?: ReactNode }) {
  const { pathname, search } = useLocation();
  const other = useLanguage() === 'en' ? 'bn' : 'en';
  async function choose(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    // If the Bengali messages cannot be loaded, the page is still in Bengali and only answers stay in English.
    if (other === 'bn') await loadBengali().catch(() => {});
    keepLanguage(other);
  }
  return (
    <a
      href={`/language?${new URLSearchParams({ to: other, back: pathname + search })}`}
      lang={children ? 'en' : other}
      hrefLang={other}
      onClick={choose}
    >
      {children ?? (other === 'en' ? 'English' : 'বাংলা')}
    </a>
  );
}
