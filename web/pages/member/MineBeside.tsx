import { startTransition, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { Icon } from '#web/art/Icon.tsx';
import { MineFace } from '#web/card/MineFace.tsx';
import { mineTexts, placeNames } from '#web/card/mine.texts.ts';
import { emptyPlaces, type Mine, type Written, withUnsaved } from '#web/card/mine.ts';
import { readWritten } from '#web/card/read-written.ts';
import { useLanguage, useTexts } from '#web/i18n/LanguageProvider.tsx';
import { dashboardTexts } from '#web/layout/dashboard.texts.ts';
import { useMember } from '#web/useMember.ts';
import styles from './MineBeside.module.css';

/** Milliseconds without typing after which the card is updated, so that it is not rendered between two keystrokes. */
const REST_MS = 300;
/** Maximum number of empty places that are named. */
const MOST_NAMED = 3;
/** The page for the member's own text, where the card shows it in full. */
const ABOUT_ME = '/matching-profile/about-me';
/** Media query: the window is wide enough for the card beside the form. */
const ROOM_BESIDE = '(min-width: 72rem)';

interface Props {
  /** The member's own card as other families see it. */
  mine: Mine;
  /** False if the page has no room for the card beside the form. */
  isBeside?: boolean;
}

/**
 * The member's own card: beside the form where there is room, otherwise below it in a fold. It updates while the member
 * types.
 */
export function MineBeside({ mine, isBeside = true }: Props) {
  const t = useTexts(mineTexts);
  const forms = useTexts(dashboardTexts);
  const language = useLanguage();
  const { pathname } = useLocation();
  const { completeness } = useMember();
  const fold = useRef<HTMLDetailsElement>(null);
  const written = useWritten(fold, pathname);
  const current = withUnsaved(mine, written, pathname);
  const empty = emptyPlaces(current).map((place) => placeNames[language][place]);
  const sum = (part: 'filled' | 'of') => completeness.reduce((total, section) => total + section[part], 0);
  const share = sum('filled') / Math.max(1, sum('of'));
  // The card shows only part of the profile, so the other incomplete sections are listed as links.
  const incomplete = completeness.filter(({ filled, of }) => filled < of).map(({ section }) => forms[section]);
  const rest = incomplete.length > 0 ? [t.rest(incomplete.join(', '))] : [];

  useEffect(() => {
    if (!isBeside) return;
    const room = matchMedia(ROOM_BESIDE);
    const unfold = () => {
      if (fold.current) fold.current.open = room.matches;
    };
    unfold();
    room.addEventListener('change', unfold);
    return () => room.removeEventListener('change', unfold);
  }, [isBeside]);

  return (
    <div className={`screen-only ${styles.place}`} data-mine data-unheard>
      <details ref={fold} className={styles.mine}>
        <summary className={styles.strip}>
          <span>
            <strong>{forms.card}</strong>
            <span className={styles.empty}>
              {empty.length > 0 && t.empty(empty.slice(0, MOST_NAMED).join(', '))}
              {empty.length === 0 && [t.whole, ...rest].join(' ')}
            </span>
          </span>
          <Icon name="chevron" />
        </summary>
        <MineFace mine={current} share={share} areWordsWhole={pathname === ABOUT_ME} />
      </details>
    </div>
  );
}

/** Returns the current input of the forms on the page around an element, with a short delay. */
function useWritten(inside: { current: HTMLElement | null }, pathname: string): Written {
  const [written, setWritten] = useState<Written>(new Map());
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page has other forms
  useEffect(() => {
    const root = inside.current?.closest('main');
    if (!root) return;
    let timer: ReturnType<typeof setTimeout>;
    const read = () => {
      const forms = [...root.querySelectorAll('form')].map((form) => [...readWritten(form)]);
      startTransition(() => setWritten(new Map(forms.flat())));
    };
    const readSoon = () => {
      clearTimeout(timer);
      timer = setTimeout(read, REST_MS);
    };
    readSoon();
    root.addEventListener('input', readSoon);
    root.addEventListener('change', readSoon);
    return () => {
      clearTimeout(timer);
      root.removeEventListener('input', readSoon);
      root.removeEventListener('change', readSoon);
    };
  }, [inside, pathname]);
  return written;
}
