// Paths for `LineDrawing`. Separate from the other icons, because visitors' pages do not need them.
export const home = 'M3 11.500 12 4l9 7.500M5.500 9.500V20h4.500v-5.500h4V20h4.500V9.500';
export const people =
  'M9 11a3.5 3.5 0 1 0 0-7 3.500 3.500 0 0 0 0 7zM2.500 20c.300-4 2.700-6 6.500-6s6.200 2 6.500 6M15.500 4.300a3.500 3.500 0 0 1 0 6.400M17.500 14.300c2.500.7 3.800 2.600 4 5.700';
export const inbox = 'M3 14.500 6 5h12l3 9.500V19H3zM3 14.500h5.500c0 2 1.500 3 3.500 3s3.500-1 3.500-3H21';
export const card =
  'M4.500 3.5h15v17h-15zM12 11.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5zM7.500 17.500c.5-2.500 2-4 4.500-4s4 1.500 4.500 4z';
export const bell = 'M5 17h14l-2-2.500V10.5a5 5 0 0 0-10 0v4zM10 20.500h4M12 3v2.500';
