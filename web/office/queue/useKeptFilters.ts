import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { keepFilters, readFilters } from '#web/api/session.ts';
import { useDesk } from '#web/office/desk.ts';

/**
 * Keeps the filters of a list on this device for one of the staff: an address without any opens the list as it was left, and then says the
 * filters. They are kept when the list's form is sent, which always sends the first of them; a link to a filtered list changes nothing.
 */
export function useKeptFilters(list: string, names: readonly [string, ...string[]]): void {
  const { id } = useDesk();
  const { search } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    const place = `${id} ${list}`;
    const asked = new URLSearchParams(search);
    if (asked.has(names[0])) {
      const chosen = names.flatMap((name) => (asked.get(name) ? [[name, asked.get(name) ?? '']] : []));
      keepFilters(place, String(new URLSearchParams(chosen)));
    } else if (search === '') {
      const kept = readFilters(place);
      // An address that names the first of them is not opened anew.
      if (kept !== '') navigate(`?${kept}`, { replace: true, preventScrollReset: true });
    }
  }, [search, list, id, names, navigate]);
}
