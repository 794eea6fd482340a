import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import type { ReturnedDraft } from '#contract/call.ts';
import { answerMelan, showMelans } from '#contract/melans.ts';
import { load } from '#web/api/load.ts';
import { visitOf } from '#web/api/visit.ts';
import { melansTexts } from '#web/features/melans/melans.texts.ts';
import { actionOfForms, deeds } from '#web/forms/actions.ts';
import { DeedNotice } from '#web/forms/DeedNotice.tsx';
import { useLanguage, useTexts } from '#web/i18n/LanguageProvider.tsx';
import { MemberSheet } from '#web/layout/MemberSheet.tsx';
import { Card } from '#web/ui/Card.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { longDate, number } from '#words/numbers.ts';
import { clockIn } from '#words/values.ts';

export const head = melansTexts;

export const loader = ({ context }: LoaderFunctionArgs) => load(visitOf(context), showMelans);

const melanDeeds = deeds({ comeToMelan: answerMelan, notToMelan: answerMelan });

export const action = actionOfForms(melanDeeds);

const { Deed } = melanDeeds;

/** The invitations to melans, with the family's answers. */
export function Component() {
  const t = useTexts(melansTexts);
  const { melans } = useLoaderData<typeof loader>();
  return (
    <MemberSheet heading={t.heading} lead={t.lead}>
      <DeedNotice />
      {melans.length === 0 && <EmptyState title={t.none}>{t.noneText}</EmptyState>}
      {melans.map((melan) => (
        <OneMelan key={melan.id} {...melan} />
      ))}
      {melans.length > 0 && <p>{t.slip}</p>}
    </MemberSheet>
  );
}

type Melan = ReturnedDraft<typeof showMelans>['melans'][number];

function OneMelan({ id, heldOn, beginsAt, endsAt, place, state, people, waitingPlace, hasNobody }: Melan) {
  const t = useTexts(melansTexts);
  const language = useLanguage();
  const count = (n: number) => number(n, language);
  const isComing = state === 'seat' || state === 'waiting';
  return (
    <Card title={t.when(longDate(heldOn, language), clockIn(beginsAt, language), clockIn(endsAt, language))}>
      <p>{place}</p>
      <p>
        {state === 'seat' && t.seat(count(people))}
        {state === 'waiting' && t.waiting(count(waitingPlace))}
        {(state === 'invited' || state === 'notThisTime' || state === 'calledOff') && t[state]}
      </p>
      {hasNobody && <p>{t.hasNobody}</p>}
      {state !== 'calledOff' && (
        <Deed
          deed="comeToMelan"
          member={String(id)}
          label={isComing ? t.change : t.coming}
          look={isComing ? 'secondary' : 'primary'}
          sent={{ answer: 'coming' }}
          initial={{ people: people > 0 ? String(people) : '' }}
        >
          {(field) => (
            <TextField {...field('people')} label={t.howMany} inputMode="numeric" autoComplete="off" required />
          )}
        </Deed>
      )}
      {state !== 'calledOff' && state !== 'notThisTime' && (
        <Deed
          deed="notToMelan"
          member={String(id)}
          label={isComing ? t.giveUp : t.cannot}
          look="quiet"
          sent={{ answer: 'notThisTime' }}
        />
      )}
    </Card>
  );
}
