import { type ReactNode, useState } from 'react';
import type { LookupEntry } from '#contract/lookups.ts';
import type { FieldProps } from '#web/ui/Field.tsx';
import { LookupSelect } from './LookupSelect.tsx';

interface SelectProps extends FieldProps {
  defaultValue?: string | undefined;
}

interface Props {
  country: SelectProps;
  state: SelectProps;
  countries: readonly LookupEntry[];
  /** The states of the country that stands in the form at first. */
  states: readonly LookupEntry[];
  /** Asked for another country's states; an empty list when they did not come. */
  loadStates: (country: string) => Promise<readonly LookupEntry[]>;
  /** Stands between the two: a way to change a country that is disabled. */
  children?: ReactNode;
}

/** A country and the states that belong to it: choosing a country brings its states. */
export function CountryAndState({ country, state, countries, states, loadStates, children }: Props) {
  const [loaded, setLoaded] = useState<{ of: string; states: readonly LookupEntry[] }>();
  const [chosen, setChosen] = useState(country.defaultValue ?? '');

  async function choose(next: string) {
    setChosen(next);
    const found = next === '' ? [] : await loadStates(next);
    setLoaded({ of: next, states: found });
  }

  const offered = loaded === undefined ? states : loaded.of === chosen ? loaded.states : [];
  return (
    <>
      <LookupSelect {...country} entries={countries} onChange={choose} />
      {children}
      {/* Another list is another control: what was chosen in the former one does not stay. */}
      <LookupSelect {...state} key={loaded?.of ?? 'first'} entries={offered} />
    </>
  );
}
