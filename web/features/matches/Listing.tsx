import type { ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router';
import { MATCH_ORDERS } from '#contract/choices.ts';
import { MATCHES_A_PAGE } from '#contract/matches.ts';
import type { Row } from '#web/card/row-of.ts';
import { useLanguage, useTexts } from '#web/i18n/LanguageProvider.tsx';
import { LinkButton } from '#web/ui/LinkButton.tsx';
import { number } from '#words/numbers.ts';
import { CardList } from './CardList.tsx';
import { useFocusOnTurn } from './list-place.ts';
import styles from './MatchList.module.css';
import { matchingTexts } from './matches.texts.ts';

interface Props {
  /** The families of the page. `cursor`: the position of the next page; `''` on the last one. */
  list: { matches: readonly Row[]; cursor: string };
  /** The address parameters that select the list, without order and cursor. */
  address?: URLSearchParams;
  /** Shown before the orders. */
  tools?: ReactNode;
  /** Shown in a column beside the list where there is room. */
  beside?: ReactNode;
  /** Shown after the first families. */
  afterFirst?: ReactNode;
}

/** One page of a list in the order that the address names, with links to the next and the first page. */
export function Listing({ list, address = new URLSearchParams(), tools, beside, afterFirst }: Props) {
  const t = useTexts(matchingTexts);
  const language = useLanguage();
  const [params] = useSearchParams();
  const cursor = params.get('cursor') ?? '';
  const order = MATCH_ORDERS.find((known) => known === params.get('order')) ?? 'fit';
  useFocusOnTurn(`${address} ${order} ${cursor}`);
  /** Returns the address of this list with these parameters, in the present order unless they name another. */
  const addressWith = (more: Record<string, string>) =>
    `?${new URLSearchParams([...address, ...Object.entries({ order, ...more })])}`;
  return (
    <div className={styles.listing}>
      <div className={styles.tools}>
        {tools}
        <nav className="screen-only" aria-label={t.order}>
          <ul className={styles.orders}>
            {MATCH_ORDERS.map((known) => (
              <li key={known}>
                <Link to={addressWith({ order: known })} aria-current={known === order ? 'true' : undefined}>
                  {t[known]}
                </Link>
              </li>
            ))}
            <li>
              <Link to="/matching-profile/shortlist">{t.kept}</Link>
            </li>
          </ul>
        </nav>
      </div>
      <div>
        <CardList matches={list.matches} afterFirst={afterFirst} />
        {list.cursor ? (
          <p className="screen-only">
            <LinkButton to={addressWith({ cursor: list.cursor })} look="secondary">
              {t.more(number(MATCHES_A_PAGE, language))}
            </LinkButton>
          </p>
        ) : (
          list.matches.length > 0 && <p>{t.end}</p>
        )}
        {cursor && (
          <p className="screen-only">
            <Link to={addressWith({})}>{t.first}</Link>
          </p>
        )}
      </div>
      {beside}
    </div>
  );
}
