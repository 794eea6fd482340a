import { type FormEvent, useState } from 'react';
import { asciiDigits } from '#contract/pasted.ts';
import { NOTE_LIMIT } from '#contract/staff/melan-day.ts';
import { useLanguage, useTexts } from '#web/i18n/LanguageProvider.tsx';
import { tabletTexts } from '#web/office/pages/tablet.texts.ts';
import { Button } from '#web/ui/Button.tsx';
import { RadioField } from '#web/ui/RadioField.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { digits, number } from '#words/numbers.ts';
import { News } from './News.tsx';
import styles from './Tablet.module.css';
import { addEntry, addWalkIn, type Row, rowsOf, type TabletState, wishesTyped } from './tablet-state.ts';

interface Props {
  state: TabletState;
  /** Applies a change to the stored state. Resolves to whether it was stored. */
  change: (update: (state: TabletState) => TabletState) => Promise<boolean>;
}

/**
 * All expected guests, found by number or name: whether each has come, notes, and the family numbers that the guest
 * wrote on the paper slip.
 */
export function HallList({ state, change }: Props) {
  const t = useTexts(tabletTexts);
  const language = useLanguage();
  const [searchText, setSearchText] = useState('');
  const rows = rowsOf(state);
  const query = asciiDigits(searchText).trim().toLocaleLowerCase();
  const foundRows = rows.filter(
    (row) => query === '' || String(row.number).startsWith(query) || row.name.toLocaleLowerCase().includes(query),
  );
  const cameCount = rows.filter(({ hasCome }) => hasCome).length;
  return (
    <>
      <p className={styles.count} role="status">
        {t.came(number(cameCount, language), number(rows.length, language))}
      </p>
      <News state={state} />
      <TextField name="find" label={t.find} autoComplete="off" onChange={setSearchText} />
      {foundRows.length === 0 && <p>{t.nobody}</p>}
      <ul className={styles.guests}>
        {foundRows.map((row) => (
          <li key={row.number} className={row.hasCome ? styles.here : styles.guest}>
            <span className={styles.number}>{digits(row.number, language)}</span>
            <span className={styles.name}>{row.name}</span>
            <Button
              type="button"
              look={row.hasCome ? 'quiet' : 'secondary'}
              onClick={() =>
                void change((now) =>
                  addEntry(now, { number: row.number, field: 'came', value: row.hasCome ? 'no' : 'yes' }),
                )
              }
            >
              {row.hasCome ? t.notCome : t.hasCome}
            </Button>
            {row.isAway && <p className={styles.away}>{t.away}</p>}
            <GuestForm row={row} state={state} change={change} />
          </li>
        ))}
      </ul>
      <WalkInForm change={change} />
    </>
  );
}

/** The form for a guest's slip: the numbers of the families that the guest wrote, and a note. */
function GuestForm({ row, state, change }: Props & { row: Row }) {
  const t = useTexts(tabletTexts);
  const language = useLanguage();
  const [error, setError] = useState<string>();
  const [isSaved, setSaved] = useState(false);
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setSaved(false);
    const typed = new FormData(event.currentTarget);
    const wishes = wishesTyped(state, row.number, String(typed.get('wishes')));
    const words = String(typed.get('note')).trim().slice(0, NOTE_LIMIT);
    setError(wishes === null ? t.wishesWrong : undefined);
    if (wishes === null) return;
    const { number: guestNumber } = row;
    const isKept = await change((now) => {
      const withWishes =
        wishes === row.wishes ? now : addEntry(now, { number: guestNumber, field: 'wishes', value: wishes });
      if (words === row.note) return withWishes;
      return addEntry(withWishes, { number: guestNumber, field: 'note', value: words });
    });
    setSaved(isKept);
  };
  const wishCount = row.wishes === '' ? 0 : row.wishes.split(',').length;
  const savedParts = [wishCount > 0 && t.numbers(number(wishCount, language)), row.note && t.aNote].filter(Boolean);
  return (
    <details className={styles.more}>
      <summary>
        {t.wishes}, {t.note}
        {savedParts.length > 0 && `: ${savedParts.join(', ')}`}
      </summary>
      <form onSubmit={(event) => void submit(event)} noValidate>
        <TextField
          name="wishes"
          id={`wishes-${row.number}`}
          label={t.wishes}
          hint={t.wishesHint}
          defaultValue={digits(row.wishes.replaceAll(',', ' '), language)}
          error={error}
          inputMode="numeric"
          autoComplete="off"
        />
        <TextField name="note" id={`note-${row.number}`} label={t.note} defaultValue={row.note} autoComplete="off" />
        <div className={styles.deeds}>
          <Button look="secondary">{t.save}</Button>
          {isSaved && <span role="status">{t.saved}</span>}
        </div>
      </form>
    </details>
  );
}

/** Maximum length of a name in UTF-16 units; a longer one is cut. */
const NAME_LIMIT = 60;

/** The form for a guest who has come without an invitation. */
function WalkInForm({ change }: Pick<Props, 'change'>) {
  const t = useTexts(tabletTexts);
  const language = useLanguage();
  const [error, setError] = useState<string>();
  /** The message about the last added guest. */
  const [addedText, setAddedText] = useState('');
  /** Counts the added guests. The form is replaced by an empty one after each. */
  const [round, setRound] = useState(0);
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget);
    const name = String(typed.get('name')).normalize('NFC').trim().slice(0, NAME_LIMIT);
    setError(name === '' ? t.nameMissing : undefined);
    if (name === '') return;
    const side = String(typed.get('side'));
    let newNumber = 0;
    const isKept = await change((now) => {
      const next = addWalkIn(now, { name, side });
      newNumber = next.entries.at(-1)?.number ?? 0;
      return next;
    });
    if (!isKept) return;
    setAddedText(t.added(name, digits(newNumber, language)));
    setRound(round + 1);
  };
  return (
    <details className={styles.walkIn}>
      <summary>{t.walkIn}</summary>
      <p>{t.walkInText}</p>
      <form key={round} onSubmit={(event) => void submit(event)} noValidate>
        <TextField name="name" label={t.name} error={error} autoComplete="off" required />
        <RadioField
          name="side"
          label={t.side}
          defaultValue="bride"
          options={[
            { value: 'bride', label: t.bride },
            { value: 'groom', label: t.groom },
          ]}
        />
        <Button look="secondary">{t.add}</Button>
      </form>
      {addedText && (
        <p className={styles.count} role="status">
          {addedText}
        </p>
      )}
    </details>
  );
}
