// Paths for `LineDrawing` that few pages need. In `Icon` they would be loaded at every first visit.
export const bookmark = 'M6 3.5h12V21l-6-5-6 5z';
export const lock = 'M6 11h12v9H6zM8.5 11V8a3.5 3.5 0 0 1 7 0v3';
export const person = 'M12 11.5a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM4.5 20.500c.6-4 3.500-6 7.500-6s6.900 2 7.500 6';
export const print = 'M7 9V3h10v6M7 18H4V9h16v9h-3M7 14h10v7H7z';
export const search = 'M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13zM15.5 15.5 20.5 20.5';
export const sliders =
  'M4 8h9M19 8h1M4 16h1M11 16h9M16 11a3 3 0 1 0 0-6 3 3 0 0 0 0 6zM8 19a3 3 0 1 0 0-6 3 3 0 0 0 0 6z';
