import { useEffect, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { sendUnsent } from '#web/api/send-unsent.ts';
import { isAt, type Unsent } from '#web/api/unsent.ts';
import { Icon } from '#web/art/Icon.tsx';
import { useLanguage, useTexts } from '#web/i18n/LanguageProvider.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { keptTexts } from './kept.texts.ts';
import { deviceWordIn, keptTimeIn } from './kept-words.ts';
import { useUnsent } from './useUnsent.ts';

/** A line above a member's page while a save waits on this device, with a link to its form. */
export function UnsentLine({ className }: { className: string | undefined }) {
  const t = useTexts(keptTexts);
  const language = useLanguage();
  const { pathname } = useLocation();
  const [arrival, setArrival] = useState<{ unsent: Unsent; on: string }>();
  // A form shows its own unsent save itself.
  const [firstUnsent] = useUnsent().filter((unsent) => !isAt(unsent, pathname));
  useEffect(() => sendUnsent((unsent) => setArrival({ unsent, on: pathname })), [pathname]);

  const here = deviceWordIn(language);
  if (firstUnsent) {
    const time = keptTimeIn(firstUnsent.keptAt, language);
    return (
      <p className={className}>
        <Link to={firstUnsent.address}>
          <span>
            {firstUnsent.trouble ? t.lineLook(here, time) : t.lineWaits(here, time)} {t.goesAtLogOut}
          </span>
          <Icon name="next" />
        </Link>
      </p>
    );
  }
  const hasArrived = arrival?.on === pathname && !isAt(arrival.unsent, pathname);
  return hasArrived && <Notice tone="success">{t.arrived(here, keptTimeIn(arrival.unsent.keptAt, language))}</Notice>;
}
