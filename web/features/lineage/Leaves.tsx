import { Link } from 'react-router';
import { LINEAGE_SIDES, type LineageSide } from '#contract/lineage.ts';
import { addressOf } from '#web/forms/field-address.ts';
import { useTexts } from '#web/i18n/LanguageProvider.tsx';
import { classNames } from '#web/ui/classNames.ts';
import { lettersOf } from '#web/ui/letters.ts';
import { useIsAlive } from '#web/ui/useIsAlive.ts';
import { useMember } from '#web/useMember.ts';
import styles from './Leaves.module.css';
import { LEAVES, type SideValues, type TreeLeaf, type TreeValues } from './questions.ts';
import { treeTexts } from './tree.texts.ts';

interface Props {
  values: TreeValues;
  /** Returns a relative's relation in words, such as *Grandfather*. */
  relation: (relative: TreeLeaf) => string;
  /** The leaf that is open; null if none is. */
  openLeaf: TreeLeaf | null;
  /** The leaf of the next question; null if no question is left. */
  nextLeaf: TreeLeaf | null;
  onOpen: (relative: TreeLeaf) => void;
}

/**
 * The tree: both sides, eldest first, and the bride or groom below. Without JavaScript a leaf links to its field in the
 * form.
 */
export function Leaves({ values, relation, openLeaf, nextLeaf, onOpen }: Props) {
  const t = useTexts(treeTexts);
  const { name, profileId, isRestricted } = useMember();
  const candidate = (
    <>
      <span className={styles.circle} aria-hidden="true">
        {firstLetter(name)}
      </span>
      <span className={styles.name}>{name}</span>
    </>
  );
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset holds controls of a form
    <div role="group" aria-label={t.tree} className={styles.canvas}>
      <div className={styles.tree}>
        {LINEAGE_SIDES.map((side) => (
          <section key={side} className={styles.side}>
            <h2 className={styles.sideName}>{t[side]}</h2>
            <ol>
              {[...LEAVES].reverse().map((leaf) => (
                <li key={leaf}>
                  <LeafButton
                    of={{ side, leaf }}
                    stored={values[side]}
                    relation={relation({ side, leaf })}
                    isOpen={openLeaf?.side === side && openLeaf.leaf === leaf}
                    isNext={nextLeaf?.side === side && nextLeaf.leaf === leaf}
                    onOpen={onOpen}
                  />
                </li>
              ))}
            </ol>
          </section>
        ))}
        <div className={styles.join} aria-hidden="true" />
        {isRestricted ? (
          <p className={classNames(styles.leaf, styles.own)}>{candidate}</p>
        ) : (
          <Link to={`/matching-profile/${profileId}`} className={classNames(styles.leaf, styles.own)}>
            {candidate}
          </Link>
        )}
      </div>
    </div>
  );
}

interface LeafProps extends Pick<Props, 'onOpen'> {
  /** The relative of the leaf. */
  of: TreeLeaf;
  /** The stored answers of the relative's side. */
  stored: SideValues;
  relation: string;
  isOpen: boolean;
  isNext: boolean;
}

function LeafButton({ of: relative, stored, relation, isOpen, isNext, onOpen }: LeafProps) {
  const t = useTexts(treeTexts);
  const isAlive = useIsAlive();
  const name = stored[`${relative.leaf}.name`] ?? '';
  const isUnknown = name === '' && stored[`${relative.leaf}.nameUnknown`] === 'Yes';
  const isEmpty = name === '' && !isUnknown;
  const unnamedMark = isEmpty ? '+' : '–';
  const content = (
    <>
      <span className={styles.circle} aria-hidden="true">
        {isEmpty || isUnknown ? unnamedMark : firstLetter(name)}
      </span>
      <span className={styles.words}>
        <span className={styles.relation}>{relation}</span>{' '}
        {!isEmpty && <span className={styles.name}>{name || t.notKnown}</span>}
        {isEmpty && <span className="spoken">{t.add}</span>}
      </span>
    </>
  );
  const classes = classNames(styles.leaf, isEmpty && styles.empty, isUnknown && styles.unknown, isNext && styles.next);
  if (!isAlive)
    return (
      <Link to={addressOf(formAnswerOf(relative))} className={classes}>
        {content}
      </Link>
    );
  return (
    <button
      type="button"
      className={classes}
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      onClick={() => onOpen(relative)}
    >
      {content}
    </button>
  );
}

/** The first answer about the parent of each side in the form. */
const FORM_ANSWER_OF_PARENT = {
  paternal: 'paternal.parent.caste',
  maternal: 'maternal.parent.caste',
} as const satisfies Record<LineageSide, string>;

/** Returns the first answer about a relative in the form. It is not a parent's name, which another page asks for. */
function formAnswerOf({ side, leaf }: TreeLeaf) {
  if (leaf !== 'parent') return `${side}.${leaf}.name` as const;
  return FORM_ANSWER_OF_PARENT[side];
}

/** Returns the first letter of a name with its signs (`lettersOf`); `''` if the name has no letter. */
const firstLetter = (name: string): string => lettersOf(name.replace(/^[^\p{L}]+/u, ''))[0]?.letter ?? '';
