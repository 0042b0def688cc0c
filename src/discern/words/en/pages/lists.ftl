## Lists of people, pasted or from a file: what can't be read, what columns are taken for, and who isn't taken.

# Why a list can't be read at all. $limit is the most.
lists-unreadable =
    { $problem ->
        [size] This list is larger than { $limit } MB.
        [rows] This list has more than { $limit } rows. Split it.
        [cells] This workbook is too large: at most { $limit } cells are read. Save only the sheet with the people.
        [old_workbook] This is a workbook in Excel's old format. Save it as .xlsx.
        [no_workbook] This workbook can't be opened. Save it as .xlsx or CSV.
       *[no_text] This isn't a list in text, CSV or Excel's .xlsx.
    }

# Why a row isn't taken. $other is another line.
lists-row =
    { $reason ->
        [stray_separator] has more cells than there are columns: is a separator inside a cell?
        [shifted] the e-mail address is in another column: is a separator inside a cell?
        [open_quote] has a quotation mark that is never closed
        [title] stands above the list
        [footer] is a note below the list
        [other_line] isn't written like the lines with people
        [no_name] has no name
        [name] the name must be one line of at most 200 characters
        [several_people] has several e-mail addresses: put each person on a line of their own
        [email] doesn't have a valid e-mail address
        [external_id] the id must be one line of at most 200 characters
        [team] the team's name must be one line of at most 200 characters
        [other_name] has the id or the address of line { $other }, but a different name
        [other_values] is the person on line { $other }, but with a different id or address
        [left] has left
        [disabled] has an account that is switched off
       *[account] may not be a person
    }

# What a column is taken for.
lists-role =
    { $role ->
        [name] Name
        [first_name] First name
        [last_name] Last name
        [email] E-mail
        [external_id] Id
        [team] Team
        [status] Status
        [leaving_date] Last day at work
        [keep] Keep with person
       *[none] Not used
    }

lists-paste = Paste the list

lists-file = Or choose a file: Excel, CSV or text

lists-file-unreadable = This list can't be read

lists-empty = There is no one in this list.

# A column without a heading, by its number.
lists-column = Column { $number }

# A switch above the menus of columns. $row is what stands in the row.
lists-first-row = The first row is headings: { $row }

# Above the menus of columns.
lists-columns = **What the columns are**

lists-no-names = Which column has the names? Choose “Name” for it.

# A fold: the columns that aren't used, by their headings.
lists-unused = Not used: { $names }

lists-unused-detail = These columns aren't stored. What you keep with a person appears on that person's page and in the person's own data. Keep only what you need.

# A box that is ticked where most names are turned.
lists-turn = Write names such as “{ $written }” as “{ $name }”

# Rows that equal others.
lists-repeats =
    { $count ->
        [one] { $count } repeat left out
       *[other] { $count } repeats left out
    }

lists-encoding = Read as Windows-1252, which older spreadsheets use. Check the umlauts and accents.

# What stands above and below the list.
lists-around = Not part of the list: { $texts }

lists-sheet = Read from the sheet “{ $sheet }”. Not read: { $others }

# Above a choice of people who are marked.
lists-marked =
    { $count ->
        [one] One person is left out unless you choose otherwise
       *[other] { $count } people are left out unless you choose otherwise
    }

lists-marked-choose = Include them anyway

# One of them: $why is lists-row, $state what the list says.
lists-marked-person = { $name } · { $why }

lists-left-out =
    { $count ->
        [one] **{ $count } row is left out.** The person in it is neither added nor changed.
       *[other] **{ $count } rows are left out.** The people in them are neither added nor changed.
    }

lists-left-out-shown = The first { $shown } of { $count }.

lists-table-column =
    { $column ->
        [line] Line
        [text] What it says
       *[why] Why
    }

# What was done to a cell: a hint beside a row that is taken.
lists-note =
    { $note ->
        [email_cleaned] address read as { $email }
        [several_addresses] has several addresses: { $email } is used
        [other_address] has no work address: { $email } is used
       *[name_of_address] named after the address
    }

lists-looked-at =
    { $count ->
        [one] **Please look at { $count } row**
       *[other] **Please look at { $count } rows**
    }
