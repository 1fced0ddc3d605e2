import { shown, unmet, written } from "./requirement.ts";

const PICTURE = "packages/backend/storage/reencode-picture.test.ts";

export const files = [
  written(
    "5.1.1",
    "types, sizes and treatment of uploads are written down",
    "docs/decisions/0036-uploaded-images-are-re-encoded.md for pictures, 0164-prescriptions-and-private-files.md for photos and PDFs, 0193-photos-of-boxes.md for those of boxes, 0037-importing-an-account-archive.md and 0183-files-of-prescriptions.md for archives, docs/operations.md for the files of medicines.",
  ),
  shown(
    "5.2.1",
    "files are bounded in size",
    ["packages/backend/storage/upload.test.ts"],
    [
      "testing/contracts/admin/medicine-import.contract.ts",
      "forty million bytes are the most that is read",
    ],
  ),
  shown(
    "5.2.2",
    "a file holds what its name says",
    [PICTURE],
    [
      "testing/contracts/storage/storage-bytes.contract.ts",
      "files that are not pictures are refused by their content",
    ],
  ),
  shown("5.2.3", "packed files are bounded in what they unpack to", [
    PICTURE,
    "a few bytes that decode to 400 million pixels",
    "one pixel more than the maximum",
  ]),
  shown(
    "5.3.1",
    "no uploaded file runs on the server",
    [
      "testing/contracts/storage/storage.contract.ts",
      "a served picture runs nothing, loads nothing, and may be cached",
    ],
    [PICTURE],
  ),
  shown(
    "5.3.2",
    "no name of a file is a path of ours",
    ["packages/backend/storage/object-name.test.ts"],
    ["packages/backend/storage/folder-store.test.ts"],
    [
      "testing/contracts/storage/storage-bytes.contract.ts",
      "no object name reaches another object",
    ],
  ),
  shown(
    "5.4.1",
    "names of downloads are ours",
    ["packages/backend/storage/object-name.test.ts"],
    ["server/main.test.ts", "no file outside the build is served"],
  ),
  shown(
    "5.4.2",
    "names in headers cannot break out",
    ["packages/backend/mail/smtp.test.ts", "no value adds a header or a recipient"],
    ["packages/backend/storage/object-name.test.ts"],
  ),
  unmet(
    "5.4.3",
    "uploads are looked at by a virus scanner",
    "None runs. A picture is decoded and re-encoded, so that none of its bytes is passed on; a PDF of a prescription is kept as it came, for those who see the person, and is answered as a file to be saved; the data of an archive is read as text in the browser.",
  ),
];
