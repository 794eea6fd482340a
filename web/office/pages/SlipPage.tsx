import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import type { ReturnedDraft } from '#contract/call.ts';
import { numbersIn, TICKS } from '#contract/card-sheets.ts';
import { LANGUAGES } from '#contract/languages.ts';
import { carryWish, enterSlip, familySheetAddress, showSlip, TICK_FIELDS } from '#contract/staff/slips.ts';
import { visitOf } from '#web/api/visit.ts';
import { actionOfForms, deeds } from '#web/forms/actions.ts';
import { FileLink } from '#web/forms/FileLink.tsx';
import { useLanguage, useTexts } from '#web/i18n/LanguageProvider.tsx';
import { loadStaff } from '#web/office/desk.ts';
import styles from '#web/office/Office.module.css';
import { OfficeRoom } from '#web/office/OfficeRoom.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { RadioField } from '#web/ui/RadioField.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { dayInIndia, longDate, number } from '#words/numbers.ts';
import { slipTexts } from './slip.texts.ts';

export const head = slipTexts;

/** The address of this page. */
const HERE = '/office/slip';

/**
 * Loads a returned sheet, by its number or by the numbers of the family and of a member on it, and the family's latest
 * sheets. `print`: the profile numbers whose cards are to be printed; null if printing was not requested.
 */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const parameter = (name: string) => searchParams.get(name) ?? '';
  const [member = ''] = numbersIn(parameter('member'));
  const draft = { sheet: parameter('sheet'), member, other: parameter('other') };
  const isPrinting = searchParams.has('members') && member !== '';
  const isSought = draft.sheet !== '' || draft.other !== '';
  return {
    ...(await loadStaff(visitOf(context), showSlip, draft)),
    isSought,
    member,
    card: parameter('card'),
    other: parameter('other'),
    print: isPrinting ? numbersIn(parameter('members')) : null,
  };
}

const slipDeeds = deeds({ enter: enterSlip, carry: carryWish });

export const action = actionOfForms(slipDeeds);

const { Deed } = slipDeeds;

/** Printed cards: made for a family that reads paper, and entered when the sheet is returned. */
export function Component() {
  const t = useTexts(slipTexts);
  const { slip, sheets, isSought, member, other, card, print } = useLoaderData<typeof loader>();
  return (
    <OfficeRoom heading={t.heading} lead={t.description}>
      {slip && <Slip slip={slip} card={card} />}
      {isSought && !slip && <Notice tone="error">{t.notFound}</Notice>}
      {!slip && (
        <>
          <h2>{t.make}</h2>
          <form method="get" action={HERE}>
            <TextField
              name="member"
              id="print-for"
              label={t.member}
              defaultValue={member}
              autoComplete="off"
              required
            />
            <TextField
              name="members"
              label={t.members}
              hint={t.membersHint}
              defaultValue={print?.join(' ')}
              autoComplete="off"
            />
            <Button look="secondary">{t.makeIt}</Button>
          </form>
          {print && <Print member={member} members={print} />}
          <h2>{t.enter}</h2>
          <p>{t.enterLead}</p>
          <form method="get" action={HERE}>
            <TextField
              name="member"
              id="came-from"
              label={t.family}
              defaultValue={member}
              autoComplete="off"
              required
            />
            <TextField name="other" label={t.other} defaultValue={other} autoComplete="off" required />
            <Button look="secondary">{t.find}</Button>
          </form>
        </>
      )}
      {sheets.length > 0 && <Sheets sheets={sheets} />}
    </OfficeRoom>
  );
}

/** Links to a file in each language, the reader's own language first. */
function Print({ member, members }: { member: string; members: readonly string[] }) {
  const t = useTexts(slipTexts);
  const reader = useLanguage();
  return (
    <>
      <p>
        <strong>{t.forFamily(member)}</strong>: {members.length > 0 ? members.join(', ') : t.firstOfList}. {t.counts}
      </p>
      <div className={styles.line}>
        {[reader, ...LANGUAGES.filter((language) => language !== reader)].map((language) => (
          <FileLink
            key={language}
            to={familySheetAddress({ member, members, language })}
            label={language === 'bn' ? t.bengali : t.english}
          />
        ))}
      </div>
    </>
  );
}

type Loaded = ReturnedDraft<typeof showSlip>;

/** The form for a returned sheet, with the same boxes beside each number as on paper. */
function Slip({ slip, card }: { slip: NonNullable<Loaded['slip']>; card: string }) {
  const t = useTexts(slipTexts);
  const language = useLanguage();
  const options = TICKS.map((value) => ({ value, label: t[value] }));
  return (
    <>
      <h2>
        <Link to={`/office/members/${slip.memberId}`}>{t.forFamily(slip.memberId)}</Link>
      </h2>
      <p className={styles.soft}>{t.printedOn(longDate(slip.madeOn, language), slip.madeBy)}</p>
      <p>{slip.isLookedFor ? t.saveHint : t.saveHintToCall}</p>
      <Deed
        key={JSON.stringify(slip.cards)}
        deed="enter"
        label={t.save}
        sent={{ sheet: slip.sheet }}
        initial={Object.fromEntries(slip.cards.map(({ place, tick }) => [`tick${place}`, tick]))}
      >
        {(field) =>
          slip.cards.map(({ place, memberId, name }) => {
            const tickField = TICK_FIELDS[place - 1];
            if (tickField === undefined) return null;
            const label = `${number(place, language)}. ${name || t.unseen} · ${memberId}`;
            return (
              <div key={place} className={String(place) === card ? styles.entry : undefined}>
                <RadioField {...field(tickField)} label={label} options={options} />
              </div>
            );
          })
        }
      </Deed>
      {!slip.isLookedFor && <Wishes {...slip} />}
    </>
  );
}

/**
 * The families about whom a reader of paper wants to know more, if the trust does not look for that reader's family.
 * Each wish is passed on after the family has confirmed it in a call.
 */
function Wishes({ sheet, memberId: family, cards }: NonNullable<Loaded['slip']>) {
  const t = useTexts(slipTexts);
  const language = useLanguage();
  const wishedCards = cards.filter(({ tick }) => tick === 'more');
  if (wishedCards.length === 0) return null;
  return (
    <section aria-labelledby="wishes">
      <h2 id="wishes">{t.wishes}</h2>
      <p>{t.wishesLead}</p>
      <p>
        <Link to={`/office/members/${family}`}>{t.writeDown(family)}</Link>
      </p>
      <ul className={styles.entries}>
        {wishedCards.map(({ place, memberId, name, carriedAt }) => (
          <li key={place} className={styles.entry}>
            <p>
              {name || t.unseen} · {memberId}
            </p>
            {carriedAt ? (
              <p className={styles.soft}>{t.carried(dayInIndia(carriedAt, language))}</p>
            ) : (
              <Deed deed="carry" label={t.carry(memberId)} sent={{ sheet, place: String(place) }} />
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Sheets({ sheets }: Pick<Loaded, 'sheets'>) {
  const t = useTexts(slipTexts);
  const language = useLanguage();
  return (
    <>
      <h2>{t.sheets}</h2>
      <ul className={styles.entries}>
        {sheets.map(({ sheet, madeOn, madeBy, cards, isBack }) => (
          <li key={sheet} className={styles.entry}>
            <Link to={`${HERE}?sheet=${sheet}`}>{t.printedOn(longDate(madeOn, language), madeBy)}</Link>
            <p className={styles.soft}>
              {[t.cards(number(cards, language)), isBack && t.back].filter(Boolean).join(' · ')}
            </p>
          </li>
        ))}
      </ul>
    </>
  );
}
