/** In pixels. From `main` and `hotel` on, the drawer of that frame stays open. */
export const breakpoint = { narrowPhone: 400, phone: 640, main: 1025, hotel: 2025 } as const;
