import { data, Link, type LoaderFunctionArgs, redirect, useActionData, useLoaderData } from 'react-router';
import { showAddress } from '#contract/address.ts';
import type { ReturnedDraft } from '#contract/call.ts';
import { INDIA } from '#contract/choices.ts';
import { stateList } from '#contract/lookups.ts';
import type { Message } from '#contract/message.ts';
import { showPersonal } from '#contract/personal.ts';
import { countSearched, listSearches, searchMembers } from '#contract/search.ts';
import { showWishes } from '#contract/wishes.ts';
import { load, refusalResponse } from '#web/api/load.ts';
import { type Visit, visitOf } from '#web/api/visit.ts';
import { sliders } from '#web/art/drawings.ts';
import { LineDrawing } from '#web/art/Icon.tsx';
import { type Row, rowOf } from '#web/card/row-of.ts';
import { BookmarkNotice } from '#web/features/matches/BookmarkNotice.tsx';
import { bookmarkActions } from '#web/features/matches/bookmark-actions.ts';
import { Listing } from '#web/features/matches/Listing.tsx';
import { KeepSearch } from '#web/features/search/KeepSearch.tsx';
import { findingDeeds, KeptSearches } from '#web/features/search/KeptSearches.tsx';
import { NarrowForm } from '#web/features/search/NarrowForm.tsx';
import { RelaxFilters } from '#web/features/search/RelaxFilters.tsx';
import { SearchForm } from '#web/features/search/SearchForm.tsx';
import { searchTexts } from '#web/features/search/search.texts.ts';
import { conditionsIn, searchAddress, searchDraftOf, WISHED, wishedIn } from '#web/features/search/search-address.ts';
import { AS_WISHES, SEARCH_PAGE } from '#web/features/search/search-page.ts';
import { countBandTexts } from '#web/fields/count-band.texts.ts';
import { actionOfForms } from '#web/forms/actions.ts';
import type { FormResult } from '#web/forms/form-action.ts';
import { useMessageText, useTexts } from '#web/i18n/LanguageProvider.tsx';
import { MemberSheet } from '#web/layout/MemberSheet.tsx';
import { ButtonFold } from '#web/ui/ButtonFold.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { LinkButton } from '#web/ui/LinkButton.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { asWishesAction } from './as-wishes-action.ts';
import styles from './SearchPage.module.css';

export const head = searchTexts;

type Page = Omit<ReturnedDraft<typeof searchMembers>, 'matches'> & { matches: readonly Row[] };

/** The result of a search: a page, or the errors. */
interface Outcome {
  page: Page | null;
  message: Message | null;
  errors: Readonly<Record<string, Message>>;
  status: number;
}

/** The id in `database/seeds/lookups/countries.json`. */
const BANGLADESH = 50;
/** Statuses whose message this page shows: broken rules, too many searches, busy. Others lead to the error page. */
const SHOWN_HERE = [422, 429, 503];
/** The outcome of a page without a search. */
const NOTHING: Outcome = { page: null, message: null, errors: {}, status: 200 };

/**
 * Loads a search from the conditions in the address; without conditions only its form. Redirects to the short form of
 * an address with empty or repeated fields.
 */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const visit = visitOf(context);
  const { searchParams } = new URL(request.url);
  const typedConditions = conditionsIn(searchParams);
  const order = searchParams.get('order') ?? '';
  const cursor = searchParams.get('cursor') ?? '';
  // A submitted form gives a long address: empty fields are removed and lists are joined.
  const hasLists = [...searchParams.keys()].length > new Set(searchParams.keys()).size;
  const hasEmpty = [...searchParams.values()].includes('');
  if (hasLists || hasEmpty) throw redirect(searchAddress(typedConditions));
  const isAsked = [...searchParams].length > 0 && !searchParams.has(WISHED);
  const wishedConditions = isAsked ? new URLSearchParams() : wishedIn(await load(visit, showWishes));
  const conditions = searchParams.has(WISHED) ? wishedConditions : typedConditions;
  const [lists, outcome, everybody, { searches }] = await Promise.all([
    loadLists(visit),
    isAsked ? search() : NOTHING,
    isAsked ? null : countAll(),
    isAsked ? { searches: [] } : load(visit, listSearches),
  ]);
  const band = outcome.page ? outcome.page.band : everybody;
  const hasWishes = String(wishedConditions) !== '' && conditions !== wishedConditions;
  return data(
    { address: String(conditions), hasWishes, lists, searches, band, ...outcome },
    { status: outcome.status },
  );

  /** Returns the band of the number of members who meet the conditions; null if they cannot be counted. */
  async function countAll() {
    const answer = await visit.api(countSearched, searchDraftOf(conditions));
    return answer.ok ? answer.values.band : null;
  }

  async function search(): Promise<Outcome> {
    const answer = await visit.api(searchMembers, { ...searchDraftOf(conditions), order, cursor });
    if (answer.ok) return { ...NOTHING, page: { ...answer.values, matches: answer.values.matches.map(rowOf) } };
    // A cursor of an earlier day has expired, so the search starts again at the beginning.
    if (answer.errors.cursor) throw redirect(searchAddress(conditions));
    if (!SHOWN_HERE.includes(answer.status)) throw refusalResponse(visit, answer);
    return { page: null, message: answer.message, errors: answer.errors, status: answer.status };
  }
}

/** Loads the lists from which the conditions of a search are chosen. */
async function loadLists(visit: Visit) {
  const [personal, { countries }, ...states] = await Promise.all([
    load(visit, showPersonal),
    load(visit, showAddress),
    ...[INDIA, BANGLADESH].map((country) => load(visit, stateList, { country: String(country) })),
  ]);
  const { religions, castes, educations, professions } = personal;
  return { religions, castes, educations, professions, countries, states: states.flatMap((list) => list.states) };
}

export const action = actionOfForms({ actions: { ...bookmarkActions, [AS_WISHES]: asWishesAction } }, findingDeeds);

/** The search: its form with the saved searches, or the found members with the form folded above them. */
export function Component() {
  const t = useTexts(searchTexts);
  const messageText = useMessageText();
  const bands = useTexts(countBandTexts);
  const { address, hasWishes, lists, searches, band, page, message, errors } = useLoaderData<typeof loader>();
  const result = useActionData<FormResult>();
  const conditions = new URLSearchParams(address);
  const fieldErrors = Object.fromEntries(Object.entries(errors).map(([path, said]) => [path, messageText(said)]));
  const form = (
    <SearchForm key={address} draft={searchDraftOf(conditions)} lists={lists} errors={fieldErrors} band={band}>
      {hasWishes && !page && (
        <p>
          <LinkButton to={`${SEARCH_PAGE}?${WISHED}=Yes`} look="secondary">
            {t.fromWishes}
          </LinkButton>
        </p>
      )}
    </SearchForm>
  );
  return (
    <MemberSheet heading={t.heading} aside={page && page.matches.length > 0 && bands[page.band]} lead={!page && t.lead}>
      {result?.message ? (
        <BookmarkNotice result={result} />
      ) : (
        message && <Notice tone="error">{messageText(message)}</Notice>
      )}
      {page ? (
        <>
          <ButtonFold
            className={`screen-only ${styles.change}`}
            isOpen={page.matches.length === 0 && page.isShown}
            label={
              <>
                <LineDrawing path={sliders} />
                {t.change}
              </>
            }
          >
            {form}
          </ButtonFold>
          <Results page={page} conditions={conditions} />
        </>
      ) : (
        <>
          <KeptSearches searches={searches} />
          {form}
        </>
      )}
    </MemberSheet>
  );
}

function Results({ page, conditions }: { page: Page; conditions: URLSearchParams }) {
  const t = useTexts(searchTexts);
  if (!page.isShown)
    return (
      <EmptyState title={t.notShown} action={<LinkButton to="/matching-profile">{t.toShowing}</LinkButton>}>
        {null}
      </EmptyState>
    );
  return (
    <div>
      {page.matches.length === 0 ? (
        <EmptyState title={t.nobody}>
          <p>
            {t.nobodyText} <Link to="/matching-profile/settings?open=assisted#assisted">{t.toTrust}</Link>
          </p>
        </EmptyState>
      ) : (
        <Listing list={page} address={conditions} beside={<NarrowForm conditions={conditions} />} />
      )}
      <KeepSearch key={String(conditions)} draft={searchDraftOf(conditions)} />
      <RelaxFilters conditions={conditions} relaxations={page.relaxations} />
      {page.matches.length > 0 && <p className="soft">{t.fitting}</p>}
    </div>
  );
}
