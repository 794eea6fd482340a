import { data, Link, type LoaderFunctionArgs, useActionData, useLoaderData, useSearchParams } from 'react-router';
import type { ReturnedDraft } from '#contract/call.ts';
import { findMember } from '#contract/search.ts';
import { refusalResponse } from '#web/api/load.ts';
import { visitOf } from '#web/api/visit.ts';
import { BookmarkNotice } from '#web/features/matches/BookmarkNotice.tsx';
import { bookmarkActions } from '#web/features/matches/bookmark-actions.ts';
import { CardList } from '#web/features/matches/CardList.tsx';
import { useFocusOnTurn } from '#web/features/matches/list-place.ts';
import { FIND_PAGE, FindBar } from '#web/features/search/FindBar.tsx';
import { findTexts } from '#web/features/search/find.texts.ts';
import { actionOfForms } from '#web/forms/actions.ts';
import type { FormResult } from '#web/forms/form-action.ts';
import { useMessageText, useTexts } from '#web/i18n/LanguageProvider.tsx';
import { MemberSheet } from '#web/layout/MemberSheet.tsx';
import { loadPeopleBeneath, PeopleBeneath } from '#web/pages/member/PeopleBeneath.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { LinkButton } from '#web/ui/LinkButton.tsx';

export const head = findTexts;

/** Statuses whose message this page shows: broken rules and too many searches. Others lead to the error page. */
const SHOWN_HERE = [422, 429];

/** Loads the members whom the search finds. Without any, loads the people of the home page in their place. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const who = searchParams.get('who') ?? '';
  const visit = visitOf(context);
  if (who === '') return { who, page: undefined, error: undefined, beneath: await loadPeopleBeneath(visit) };
  const answer = await visit.api(findMember, { who, cursor: searchParams.get('after') ?? '' });
  if (answer.ok) {
    const isNobody = answer.values.found.length === 0;
    return { who, page: answer.values, error: undefined, beneath: isNobody ? await loadPeopleBeneath(visit) : null };
  }
  if (!SHOWN_HERE.includes(answer.status)) throw refusalResponse(visit, answer);
  return data(
    { who, page: undefined, error: answer.errors.who ?? answer.message, beneath: null },
    { status: answer.status },
  );
}

export const action = actionOfForms({ actions: bookmarkActions });

/** Finds members by name or profile number. */
export function Component() {
  const t = useTexts(findTexts);
  const messageText = useMessageText();
  const { who, page, error, beneath } = useLoaderData<typeof loader>();
  const result = useActionData<FormResult>();
  return (
    <MemberSheet heading={t.heading} lead={page ? undefined : t.lead}>
      <BookmarkNotice result={result} />
      <FindBar who={who} error={error && messageText(error)} isPage />
      {page && <Found page={page} who={who} />}
      {beneath && <PeopleBeneath {...beneath} heading={t.beneath} hasNumbers />}
    </MemberSheet>
  );
}

interface FoundProps {
  who: string;
  page: ReturnedDraft<typeof findMember>;
}

function Found({ who, page: { found, cursor, hasSurname, isShown } }: FoundProps) {
  const t = useTexts(findTexts);
  const [params] = useSearchParams();
  const after = params.get('after') ?? '';
  useFocusOnTurn(`${who} ${after}`);
  const addressWith = (more: Record<string, string>) => `${FIND_PAGE}?${new URLSearchParams({ who, ...more })}`;
  // Accepted families are shown by their full name.
  const matches = found.map(({ match, fullName, fullNameSpelled }) => ({
    ...match,
    member: fullName ? { ...match.member, name: fullName, spelled: fullNameSpelled } : match.member,
  }));
  return (
    <>
      {matches.length === 0 && !after && <Nobody isShown={isShown} />}
      <CardList matches={matches} />
      {hasSurname && isShown && <p>{t.surname}</p>}
      {cursor && (
        <p className="screen-only">
          <LinkButton to={addressWith({ after: cursor })} look="secondary">
            {t.more}
          </LinkButton>
        </p>
      )}
      {after && (
        <p className="screen-only">
          <Link to={addressWith({})}>{t.first}</Link>
        </p>
      )}
    </>
  );
}

function Nobody({ isShown }: { isShown: boolean }) {
  const t = useTexts(findTexts);
  return (
    <EmptyState
      title={isShown ? t.nobody : t.notShown}
      action={<LinkButton to="/matching-profile">{isShown ? t.toPeople : t.toShowing}</LinkButton>}
    >
      <p>{isShown && t.nobodyText}</p>
    </EmptyState>
  );
}
