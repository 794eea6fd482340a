import { DayIsSpent } from '#web/features/member/NoSuchMember.tsx';
import styles from '#web/features/shortlist/Beside.module.css';
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
import { readableName } from '#words/readable-name.ts';
import { FEWEST_BESIDE, type LoadedBeside } from './load-beside.ts';

/** Lets the reader choose from the saved and accepted families, and shows the chosen ones in one table. */
export function BesideFamilies({ beside }: { beside: LoadedBeside }) {
  return beside.spent ? <DayIsSpent message={beside.spent} /> : <Families {...beside} />;
}

type Loaded = Extract<LoadedBeside, { choices: unknown[] }>;

function Families({ choices, chosen, families, isTooMany, isOneLost }: Loaded) {
  const t = useTexts(besideTexts);
  const isShown = families.length >= FEWEST_BESIDE;
  const choiceOf = (id: string) => choices.find(({ member }) => member.memberId === id);
  if (choices.length < FEWEST_BESIDE)
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
      {isOneLost && !isTooMany && isShown && <Notice tone="info">{t.lost}</Notice>}
      {chosen.length === 1 && <Notice tone="info">{t.one}</Notice>}
      {isShown && (
        <BesideTable
          families={families.map((family) => ({
            ...family,
            note: choiceOf(family.shared.memberId)?.note ?? '',
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
      <p className={`screen-only ${styles.print}`}>
        <Button type="button" look="secondary" onClick={() => window.print()}>
          {t.print}
        </Button>
      </p>
    )
  );
}

/** The choice is in the address, so that the table can be opened again and works without JavaScript. */
function Choose({ choices, chosen }: Pick<Loaded, 'choices' | 'chosen'>) {
  const t = useTexts(besideTexts);
  const language = useLanguage();
  const options = choices.map(({ member, isAccepted }) => ({
    value: member.memberId,
    label: [readableName(member, language) || member.memberId, isAccepted && t.accepted].filter(Boolean).join(', '),
  }));
  return (
    <form method="get" action="/matching-profile/shortlist" className="screen-only">
      <input type="hidden" name="beside" value="Yes" />
      <CheckListField name="member" label={t.choose} options={options} defaultValue={chosen.join(',')} />
      <Button>{t.show}</Button>
    </form>
  );
}
