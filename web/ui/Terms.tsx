import styles from './Terms.module.css';

/** Named short sentences below each other, for example what one agrees to. */
export function Terms({ of }: { of: readonly (readonly [name: string, words: string])[] }) {
  return (
    <dl className={styles.lines}>
      {of.map(([name, words]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{words}</dd>
        </div>
      ))}
    </dl>
  );
}
