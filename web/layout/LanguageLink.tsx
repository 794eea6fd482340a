import type { MouseEvent, ReactNode } from 'react';
import { useLocation } from 'react-router';
import { keepLanguage } from '#web/api/session.ts';
import { useLanguage } from '#web/i18n/LanguageProvider.tsx';
import { loadBengali } from '#web/i18n/message.ts';

/** The other language, in its own words or in English ones that are given: a reader knows which one the page is in. Without JavaScript it sets the cookie and comes back. */
export function LanguageLink({ children }: { children?: ReactNode }) {
  const { pathname, search } = useLocation();
  const other = useLanguage() === 'en' ? 'bn' : 'en';
  async function choose(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    // Without the Bengali sentences the page still speaks Bengali; only answers stay in English.
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
