// What a view of any game shows, found by its form alone: a grid of cells, a grid of columns, or plain facts.

import { isRecord } from "../../lib/grouping";

export interface Cell {
  ref: string | null;
  owner: number | null;
}

export interface Grid {
  /** Rows from the top; every row has the same number of cells. */
  rows: Cell[][];
  columns: string[];
  labels: string[];
  /** A column is one element (discs fall into it) rather than each cell. */
  upright: boolean;
  domain: string;
}

const isOwner = (value: unknown): value is number | null => value === null || (typeof value === "number" && Number.isInteger(value));

/** `{"cells": {"a1": 0, …}}` or `{"columns": {"1": [0, null, …], …}}`; anything else is no grid. */
export function grid(name: string, data: unknown): Grid | null {
  if (!isRecord(data)) return null;
  const entries = Object.entries(data);
  if (entries.length < 2) return null;
  const domain = name.endsWith("s") ? name.slice(0, -1) : name;
  if (entries.every(([key, value]) => /^[a-z]\d+$/.test(key) && isOwner(value))) {
    const columns = [...new Set(entries.map(([key]) => key.charAt(0)))].sort();
    const labels = [...new Set(entries.map(([key]) => key.slice(1)))].sort((one, other) => Number(other) - Number(one));
    const rows = labels.map((label) =>
      columns.map((column) => {
        const owner = data[`${column}${label}`];
        return { ref: `${domain}:${column}${label}`, owner: typeof owner === "number" ? owner : null };
      }),
    );
    return { rows, columns, labels, upright: false, domain };
  }
  const lists = entries.map(([, value]) => value);
  const height = Array.isArray(lists[0]) ? lists[0].length : 0;
  if (height > 1 && lists.every((list) => Array.isArray(list) && list.length === height && list.every(isOwner))) {
    const columns = entries.map(([key]) => key);
    const rows = Array.from({ length: height }, (_, row) =>
      entries.map(([key, list]) => {
        const owner = (list as unknown[])[height - 1 - row];
        return { ref: `${domain}:${key}`, owner: typeof owner === "number" ? owner : null };
      }),
    );
    return { rows, columns, labels: [], upright: true, domain };
  }
  return null;
}
