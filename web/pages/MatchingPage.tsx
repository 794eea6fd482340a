import { data, type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router';
import { hideMember } from '#contract/avoidance.ts';
import { findMatches } from '#contract/matches.ts';
import { showPause } from '#contract/pause.ts';
import { addToShortlist } from '#contract/shortlist.ts';
import { showShowing, updateShowing } from '#contract/showing.ts';
import { load } from '#web/api/load.ts';
import { visitOf } from '#web/api/visit.ts';
import { Busy } from '#web/features/matches/Busy.tsx';
import { HIDE, KEEP } from '#web/features/matches/CardActions.tsx';
import { MatchList } from '#web/features/matches/MatchList.tsx';
import { matchingTexts } from '#web/features/matches/matches.texts.ts';
import { RELAX, relaxAction } from '#web/features/matches/relax-action.ts';
import { ShowMyself, StopShowing } from '#web/features/showing/Showing.tsx';
import { countBandTexts } from '#web/fields/count-band.texts.ts';
import { byIntent } from '#web/forms/by-intent.ts';
import { DeedNotice } from '#web/forms/DeedNotice.tsx';
import { type FormResult, formAction } from '#web/forms/form-action.ts';
import { useSentence, useTexts } from '#web/i18n/LanguageProvider.tsx';
import { MemberSheet } from '#web/layout/MemberSheet.tsx';
import { LinkButton } from '#web/ui/LinkButton.tsx';
import { Notice } from '#web/ui/Notice.tsx';

const { en, bn } = matchingTexts;
export const head = {
  en: { title: en.heading, description: en.description },
  bn: { title: bn.heading, description: bn.description },
};

export async function loader({ request, context }: LoaderFunctionArgs) {
  const visit = visitOf(context);
  const { searchParams } = new URL(request.url);
  const wanted = { order: searchParams.get('order') ?? '', cursor: searchParams.get('cursor') ?? '' };
  const [{ isShown, readers }, { kind }] = await Promise.all([load(visit, showShowing), load(visit, showPause)]);
  if (!isShown) return { state: 'notShown' as const };
  if (kind !== '') return { state: 'paused' as const };

  const answer = await visit.api(findMatches, wanted);
  if (!answer.ok && answer.status === BUSY)
    return data({ state: 'busy' as const, readers, message: answer.message }, { status: BUSY });
  if (!answer.ok && answer.status === SPENT)
    return data({ state: 'spent' as const, readers, message: answer.message }, { status: SPENT });
  const list = answer.ok ? answer.values : await load(visit, findMatches, { order: '', cursor: '' });
  return { state: 'list' as const, readers, list };
}

const BUSY = 503;
const SPENT = 429;

export const action = byIntent(formAction(updateShowing), {
  [KEEP]: formAction(addToShortlist),
  [HIDE]: formAction(hideMember),
  [RELAX]: relaxAction,
});

export function Component() {
  const t = useTexts(matchingTexts);
  const say = useSentence();
  const loaded = useLoaderData<typeof loader>();
  const result = useActionData<FormResult>();
  const bands = useTexts(countBandTexts);
  return (
    <MemberSheet
      heading={t.heading}
      aside={loaded.state === 'list' && loaded.list.matches.length > 0 && bands[loaded.list.band]}
    >
      {result?.deed === RELAX && <DeedNotice />}
      {result?.message && result.deed !== RELAX && (
        <Notice tone={result.code === 1 ? 'success' : 'error'}>{say(result.message)}</Notice>
      )}
      {loaded.state === 'notShown' && <ShowMyself />}
      {loaded.state === 'busy' && <Busy message={loaded.message} />}
      {loaded.state === 'spent' && <Notice tone="info">{say(loaded.message)}</Notice>}
      {loaded.state === 'paused' && (
        <Notice tone="info" title={t.paused}>
          <p>{t.pausedText}</p>
          <LinkButton to="/matching-profile/settings" look="secondary">
            {t.toSettings}
          </LinkButton>
        </Notice>
      )}
      {loaded.state === 'list' && <MatchList list={loaded.list} />}
      {loaded.readers !== undefined && <StopShowing readers={loaded.readers} />}
    </MemberSheet>
  );
}
