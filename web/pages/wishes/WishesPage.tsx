import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { showAddress } from '#contract/address.ts';
import { INDIA } from '#contract/choices.ts';
import { stateList } from '#contract/lookups.ts';
import { showPersonal } from '#contract/personal.ts';
import { countWished, showWishes, updateWishes } from '#contract/wishes.ts';
import { load } from '#web/api/load.ts';
import { visitOf } from '#web/api/visit.ts';
import type { Count } from '#web/features/wishes/useCount.ts';
import { LISTS } from '#web/features/wishes/useCount.ts';
import { WishesForm } from '#web/features/wishes/WishesForm.tsx';
import { wishesTexts } from '#web/features/wishes/wishes.texts.ts';
import { formAction } from '#web/forms/form-action.ts';
import { NextSectionLink } from '#web/forms/NextSectionLink.tsx';
import { withLists } from '#web/forms/with-lists.ts';
import { useLanguage, useTexts } from '#web/i18n/LanguageProvider.tsx';
import { MemberSheet } from '#web/layout/MemberSheet.tsx';
import { Accordion } from '#web/ui/Accordion.tsx';
import { useMember } from '#web/useMember.ts';
import { wishChoices } from '#words/choices/wishes.ts';
import { labelIn } from '#words/label.ts';
import styles from '../../features/wishes/Wish.module.css';

export const head = wishesTexts;

/** The id in `database/seeds/lookups/countries.json`. */
const BANGLADESH = 50;

/** Loads the wishes with their lists, and how many members meet them; `later` if they cannot be counted now. */
export async function loader({ context }: LoaderFunctionArgs) {
  const visit = visitOf(context);
  const [saved, personal, { countries }, ...states] = await Promise.all([
    load(visit, showWishes),
    load(visit, showPersonal),
    load(visit, showAddress),
    ...[INDIA, BANGLADESH].map((country) => load(visit, stateList, { country: String(country) })),
  ]);
  const answer = await visit.api(countWished, saved);
  const count: Count = answer.ok ? answer.values.band : 'later';
  const { religions, castes, educations, professions } = personal;
  const lists = {
    religions,
    castes,
    educations,
    professions,
    countries,
    states: states.flatMap((list) => list.states),
  };
  return { saved, lists, count };
}

export const action = withLists(LISTS, formAction(updateWishes));

/** The form of the family's wishes for a match. */
export function Component() {
  const t = useTexts(wishesTexts);
  const language = useLanguage();
  const { isBeside, isRestricted } = useMember();
  const { Wish, Must } = wishChoices.wishStrength;
  const loaded = useLoaderData<typeof loader>();
  return (
    <MemberSheet heading={t.heading}>
      <p className={styles.meanings}>
        <strong>{labelIn(Wish, language)}:</strong> {t.wishMeans}
        <br />
        <strong>{labelIn(Must, language)}:</strong> {t.mustMeans}
      </p>
      <div className={styles.page}>
        <WishesForm {...loaded} />
      </div>
      <p>
        <Link to="/matching-profile/open?of=noBar">{t.toNoBar}</Link>
        {!isBeside && !isRestricted && (
          <>
            {' · '}
            <Link to="/matching-profile/disability">{t.toWelcome}</Link>
          </>
        )}
      </p>
      <NextSectionLink from="/matching-profile/wishes" />
      <Accordion items={[{ id: 'seen', heading: t.whoSees, content: <p>{t.seen}</p> }]} />
    </MemberSheet>
  );
}
