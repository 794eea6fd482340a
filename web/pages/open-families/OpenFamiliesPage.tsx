import { data, Link, type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router';
import { OPEN_LISTS } from '#contract/choices.ts';
import { openFamilies } from '#contract/open-families.ts';
import { load, refusalResponse } from '#web/api/load.ts';
import { visitOf } from '#web/api/visit.ts';
import { rowOf } from '#web/card/row-of.ts';
import { BookmarkNotice } from '#web/features/matches/BookmarkNotice.tsx';
import { bookmarkActions } from '#web/features/matches/bookmark-actions.ts';
import { CardList } from '#web/features/matches/CardList.tsx';
import { useFocusOnTurn } from '#web/features/matches/list-place.ts';
import styles from '#web/features/matches/MatchList.module.css';
import { openFamiliesTexts } from '#web/features/open-families/open-families.texts.ts';
import { actionOfForms } from '#web/forms/actions.ts';
import type { FormResult } from '#web/forms/form-action.ts';
import { useMessageText, useTexts } from '#web/i18n/LanguageProvider.tsx';
import { MemberSheet } from '#web/layout/MemberSheet.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { LinkButton } from '#web/ui/LinkButton.tsx';
import { Notice } from '#web/ui/Notice.tsx';

export const head = openFamiliesTexts;

const PAGE = '/matching-profile/open';
/** HTTP status: the lists for today are used up. */
const SPENT = 429;
/** HTTP status: the call's rules are broken, such as by an expired cursor. */
const BROKEN_RULES = 422;

/**
 * Loads one page of a list. An expired cursor leads to the first page. `spent`: the message that the lists of today are
 * used up.
 */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const kind = OPEN_LISTS.find((known) => known === searchParams.get('of')) ?? 'noBar';
  const visit = visitOf(context);
  const cursor = searchParams.get('after') ?? '';
  const answer = await visit.api(openFamilies, { of: kind, cursor });
  if (!answer.ok && answer.status === SPENT)
    return data({ kind, cursor, page: null, spent: answer.message }, { status: SPENT });
  if (!answer.ok && answer.status !== BROKEN_RULES) throw refusalResponse(visit, answer);
  const values = answer.ok ? answer.values : await load(visit, openFamilies, { of: kind, cursor: '' });
  return { kind, cursor, page: { ...values, matches: values.matches.map(rowOf) }, spent: null };
}

export const action = actionOfForms({ actions: bookmarkActions });

/** Families who openly state the same as the reader, with a list for each kind. */
export function Component() {
  const t = useTexts(openFamiliesTexts);
  const messageText = useMessageText();
  const { kind, cursor, page, spent } = useLoaderData<typeof loader>();
  const result = useActionData<FormResult>();
  useFocusOnTurn(`${kind} ${cursor}`);
  return (
    <MemberSheet heading={t.heading} lead={t[`${kind}Lead`]}>
      <BookmarkNotice result={result} />
      <nav className="screen-only" aria-label={t.lists}>
        <ul className={styles.orders}>
          {OPEN_LISTS.map((known) => (
            <li key={known}>
              <Link to={`${PAGE}?of=${known}`} aria-current={known === kind ? 'true' : undefined}>
                {t[known]}
              </Link>
            </li>
          ))}
          <li>
            <Link to="/matching-profile">{t.all}</Link>
          </li>
        </ul>
      </nav>
      {spent && <Notice tone="info">{messageText(spent)}</Notice>}
      {page && page.matches.length === 0 && !cursor && <Nobody kind={kind} {...page} />}
      {page && page.matches.length > 0 && (
        <>
          <CardList matches={page.matches} />
          <p className="soft">{t.order}</p>
        </>
      )}
      {page?.cursor && (
        <p className="screen-only">
          <LinkButton to={`${PAGE}?of=${kind}&after=${page.cursor}`} look="secondary">
            {t.more}
          </LinkButton>
        </p>
      )}
      {cursor && (
        <p className="screen-only">
          <Link to={`${PAGE}?of=${kind}`}>{t.first}</Link>
        </p>
      )}
    </MemberSheet>
  );
}

interface NobodyProps {
  kind: (typeof OPEN_LISTS)[number];
  isShown: boolean;
  isIn: boolean;
}

/** Shown for an empty list, with the reason and the way to open it. */
function Nobody({ kind, isShown, isIn }: NobodyProps) {
  const t = useTexts(openFamiliesTexts);
  const ownAnswer =
    kind === 'noBar'
      ? { to: '/matching-profile/wishes', name: t.toWishes }
      : { to: '/matching-profile/disability', name: t.toDisability };
  if (!isShown)
    return (
      <EmptyState title={t.notShown} action={<LinkButton to="/matching-profile">{t.toShowing}</LinkButton>}>
        <p>{t.nobodyText}</p>
      </EmptyState>
    );
  return (
    <EmptyState title={isIn ? t.nobody : t.notIn} action={<LinkButton to={ownAnswer.to}>{ownAnswer.name}</LinkButton>}>
      <p>{isIn ? t.nobodyText : t[`${kind}NotIn`]}</p>
    </EmptyState>
  );
}
