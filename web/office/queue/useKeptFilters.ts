import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { keepFilters, readFilters } from '#web/api/session.ts';
import { useDesk } from '#web/office/desk.ts';

/**
 * Stores the filters of a list on this device for each member of staff. An address without filters is redirected to the
 * stored ones. Filters are stored only when the list's form is sent, which always includes the first filter. Links to
 * filtered lists change nothing.
 */
export function useKeptFilters(list: string, names: readonly [string, ...string[]]): void {
  const { id } = useDesk();
  const { search } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    const listKey = `${id} ${list}`;
    const current = new URLSearchParams(search);
    if (current.has(names[0])) {
      const chosenFilters = names.flatMap((name) => (current.get(name) ? [[name, current.get(name) ?? '']] : []));
      keepFilters(listKey, String(new URLSearchParams(chosenFilters)));
    } else if (search === '') {
      const keptFilters = readFilters(listKey);
      // An address with any filter is not redirected again.
      if (keptFilters !== '') navigate(`?${keptFilters}`, { replace: true, preventScrollReset: true });
    }
  }, [search, list, id, names, navigate]);
}
