import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { showMember } from '#contract/member.ts';
import { isProfileId } from '#contract/member-id.ts';
import { listBeside, MOST_BESIDE } from '#contract/shortlist.ts';
import { load, refusal } from '#web/api/load.ts';
import { visitOf } from '#web/api/visit.ts';
import { readableName } from '#web/card/row-facts.ts';
import { DayIsSpent } from '#web/features/member/NoSuchMember.tsx';
import { BesideTable } from '#web/features/shortlist/Beside.tsx';
import { besideTexts } from '#web/features/shortlist/beside.texts.ts';
import { useLanguage, useTexts } from '#web/i18n/LanguageProvider.tsx';
import { MemberSheet } from '#web/layout/MemberSheet.tsx';
import { Button } from '#web/ui/Button.tsx';
import { CheckListField } from '#web/ui/CheckListField.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { LinkButton } from '#web/ui/LinkButton.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { useIsAlive } from '#web/ui/useIsAlive.ts';

export const head = besideTexts;

const NOT_FOUND = 404;
const SPENT = 429;
const FEWEST = 2;

/** Of the chosen families those whom the reader has accepted or kept; of others the address shows nothing. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const visit = visitOf(context);
  const { families: choices } = await load(visit, listBeside);
  const asked = [...new Set(new URL(request.url).searchParams.getAll('member').filter(isProfileId))];
  const known = choices.flatMap(({ member }) => member.memberId);
  const chosen = asked.filter((id) => known.includes(id)).slice(0, MOST_BESIDE);
  const families = [];
  for (const member of chosen.length < FEWEST ? [] : chosen) {
    const answer = await visit.api(showMember, { member });
    if (answer.ok) families.push(answer.values);
    else if (answer.status === SPENT) return { spent: answer.message };
    else if (answer.status !== NOT_FOUND) throw refusal(visit, answer);
  }
  return { choices, chosen, families, isTooMany: asked.length > MOST_BESIDE, isOneLost: asked.length > chosen.length };
}

export function Component() {
  const loaded = useLoaderData<typeof loader>();
  return loaded.spent ? <DayIsSpent message={loaded.spent} /> : <BesidePage {...loaded} />;
}

type Loaded = Extract<ReturnType<typeof useLoaderData<typeof loader>>, { choices: unknown[] }>;

function BesidePage({ choices, chosen, families, isTooMany, isOneLost }: Loaded) {
  const t = useTexts(besideTexts);
  const isShown = families.length >= FEWEST;
  const of = (id: string) => choices.find(({ member }) => member.memberId === id);
  if (choices.length < FEWEST)
    return (
      <MemberSheet heading={t.heading}>
        <EmptyState title={t.none} action={<LinkButton to="/matching-profile">{t.toPeople}</LinkButton>}>
          <p>{t.noneText}</p>
        </EmptyState>
      </MemberSheet>
    );
  return (
    <MemberSheet heading={t.heading} lead={isShown ? undefined : t.lead}>
      {isTooMany && isShown && <Notice tone="info">{t.tooMany}</Notice>}
      {isOneLost && !isTooMany && <Notice tone="info">{t.lost}</Notice>}
      {chosen.length === 1 && <Notice tone="info">{t.one}</Notice>}
      {isShown && (
        <BesideTable
          families={families.map((family) => ({
            ...family,
            note: of(family.shared.memberId)?.note ?? '',
            isAccepted: family.standing === 'accepted',
          }))}
        />
      )}
      {isShown && <Print />}
      {isShown ? (
        <details className="screen-only">
          <summary>{t.chooseOthers}</summary>
          <Choose choices={choices} chosen={chosen} />
        </details>
      ) : (
        <Choose choices={choices} chosen={chosen} />
      )}
    </MemberSheet>
  );
}

function Print() {
  const t = useTexts(besideTexts);
  return (
    useIsAlive() && (
      <p className="screen-only">
        <Button type="button" look="secondary" onClick={() => window.print()}>
          {t.print}
        </Button>
      </p>
    )
  );
}

/** Asks by the address, so that the table can be opened again, and works without scripts. */
function Choose({ choices, chosen }: Pick<Loaded, 'choices' | 'chosen'>) {
  const t = useTexts(besideTexts);
  const language = useLanguage();
  const options = choices.map(({ member, isAccepted }) => ({
    value: member.memberId,
    label: [readableName(member, language) || member.memberId, isAccepted && t.accepted].filter(Boolean).join(', '),
  }));
  return (
    <form method="get" action="/matching-profile/beside" className="screen-only">
      <CheckListField name="member" label={t.choose} options={options} defaultValue={chosen.join(',')} />
      <Button>{t.show}</Button>
    </form>
  );
}
