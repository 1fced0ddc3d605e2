import { useWindowVirtualizer } from "@tanstack/react-virtual";
import { useEffect, useState } from "react";
import { createRoot } from "react-dom/client";

interface Medicine {
  readonly id: string;
  readonly name: string;
  readonly dosage: string;
  readonly form: string;
  readonly current_quantity: number;
  readonly total_quantity: number;
  readonly expiry_date: string;
}

const ROW_HEIGHT = 64;

/** The smallest React list of a thousand rows: it fetches, searches, and renders the rows near the viewport. */
function List() {
  const [medicines, setMedicines] = useState<readonly Medicine[]>([]);
  const [search, setSearch] = useState("");
  useEffect(() => {
    void fetch("/rows.json")
      .then((answer) => answer.json())
      .then(setMedicines);
  }, []);
  const wanted = search.toLowerCase();
  const shown = medicines.filter(({ name }) => name.toLowerCase().includes(wanted));
  const rows = useWindowVirtualizer({ count: shown.length, estimateSize: () => ROW_HEIGHT });
  return (
    <>
      <input
        type="search"
        aria-label="Search"
        value={search}
        onChange={({ target }) => setSearch(target.value)}
      />
      <ul style={{ height: rows.getTotalSize(), position: "relative" }}>
        {rows.getVirtualItems().map(({ index, start }) => {
          const medicine = shown[index];
          return (
            medicine && (
              <li
                key={medicine.id}
                style={{ position: "absolute", top: start, height: ROW_HEIGHT }}
              >
                {medicine.name} {medicine.dosage}, {medicine.form}, {medicine.current_quantity} /{" "}
                {medicine.total_quantity}, {medicine.expiry_date}
              </li>
            )
          );
        })}
      </ul>
    </>
  );
}

const root = document.getElementById("root");
if (root) createRoot(root).render(<List />);
